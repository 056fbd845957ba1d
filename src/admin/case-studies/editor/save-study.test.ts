import { beforeEach, expect, test, vi } from 'vitest'

import * as repository from '@/features/case-studies/api/case-study-repository'
import * as session from '@/features/session/api/session'

import { storedVersion, versionValues } from '../testing/stored-version'
import { saveStudy } from './save-study'
import { studyValues, type StoredVersions, type StudyValues } from './study-values'

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const mine = { en: versionValues({ excerpt: 'mine' }) }

let written: string[] = []
const api = vi.mocked(repository)

beforeEach(() => {
  written = []
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(session, 'checkSession').mockResolvedValue('valid')
  vi.spyOn(repository, 'getVersions').mockResolvedValue([])
  vi.spyOn(repository, 'findVersion').mockResolvedValue(null)
  vi.spyOn(repository, 'insertVersion').mockImplementation(async (content) => {
    written.push(`insert ${content.language}`)
    return storedVersion({ ...content, id: `new-${content.language}` })
  })
  vi.spyOn(repository, 'updateVersion').mockImplementation(async (base, content) => {
    written.push(`update ${content.language} ${base.id}`)
    return storedVersion({ ...content, id: base.id })
  })
})

let saving = new AbortController()
beforeEach(() => {
  saving = new AbortController()
})

const save = (typed: Partial<StudyValues>, versions: StoredVersions = { en }) =>
  saveStudy(studyValues(versions, typed), { slug: 'study', versions }, saving.signal)
const create = (typed: Partial<StudyValues>) =>
  saveStudy(studyValues({}, typed), { slug: null, versions: {} }, saving.signal)

test('saveStudy writes only the changed versions that have a title, in the order of the tabs', async () => {
  const cz = versionValues({ title: ' ', excerpt: 'Bez názvu' })
  const result = await save({ ...mine, de: versionValues(), cz }, { en, sk })
  expect(written).toEqual(['update en id-en', 'insert de'])
  expect(result).toMatchObject({
    kind: 'saved',
    study: { slug: 'study', versions: { en: { excerpt: 'mine' }, sk, de: { id: 'new-de' } } },
  })
})

test.each([
  ['gives no slug', '???', /No address can be made/],
  ['gives a slug that exists', 'Title', /“title” already exists/],
])('saveStudy refuses a title that %s and writes nothing', async (_, title, message) => {
  api.getVersions.mockResolvedValue([storedVersion({ excerpt: 'theirs' }), sk])
  const result = await create({ en: versionValues({ title }) })
  expect(result).toEqual({ kind: 'title refused', message: expect.stringMatching(message) as string })
  expect(written).toEqual([])
})

test('saveStudy refuses a title whose slug was taken just before the insert', async () => {
  api.insertVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(en)
  expect(await create(mine)).toMatchObject({ kind: 'title refused' })
})

const theirs = storedVersion({ updated_at: 'later', excerpt: 'theirs' })

test.each([
  ['conflict', 'somebody else has changed it', theirs, 'verziu medzitým zmenil niekto iný'],
  ['conflict', 'somebody else has deleted it', null, 'verzia už neexistuje alebo ju nesmiete meniť'],
  ['failed', 'the user may not change it', en, 'na túto zmenu nemáte oprávnenie'],
])('saveStudy returns "%s" if no row is updated because %s', async (kind, _, stored, reason) => {
  api.updateVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(stored)
  const result = await save(mine)
  expect(result).toMatchObject({ kind, message: `Chyba pri aktualizácii EN: ${reason}`, saved: [] })
  expect('theirs' in result && result.theirs).toBe(kind === 'conflict' && stored)
})

test('saveStudy returns a conflict if somebody else has added the version', async () => {
  api.insertVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(sk)
  const conflict = { kind: 'conflict', language: 'sk', theirs: sk, saved: ['en'] }
  expect(await save({ ...mine, sk: mine.en })).toMatchObject(conflict)
})

test('a second save takes over what an earlier save without a response has stored', async () => {
  const mineStored = storedVersion({ updated_at: 'later', excerpt: 'mine' })
  api.updateVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(mineStored)
  expect(await save(mine)).toMatchObject({ kind: 'saved', study: { versions: { en: mineStored } } })

  api.getVersions.mockResolvedValue([mineStored])
  const created = await create({ ...mine, sk: versionValues() })
  expect(created).toMatchObject({ kind: 'saved', study: { slug: 'title', versions: { en: mineStored } } })
  expect(written).toEqual(['insert sk'])
})

const failed = (message: string, name = 'TypeError') => Object.assign(new Error(message), { name })

test.each([
  ['value too long', failed('value too long', 'PostgrestError')],
  ['server neodpovedal do 20 sekúnd', failed('signal timed out', 'TimeoutError')],
  ['server nie je dostupný', failed('Failed to fetch')],
  ['server odpovedal nečakane', failed('Unexpected token <')],
])('a language that is not saved is reported with the cause "%s" (D66)', async (cause, error) => {
  api.updateVersion.mockRejectedValue(error)
  expect(await save(mine)).toMatchObject({ kind: 'failed', message: `Chyba pri aktualizácii EN: ${cause}` })
})

test('the cause is named if the failure concerns no language', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.mocked(session.checkSession).mockRejectedValue(failed('Failed to fetch', 'AuthRetryableFetchError'))
  const message = 'Nepodarilo sa uložiť case study'
  expect(await save(mine)).toMatchObject({ message, cause: 'nemáte pripojenie k internetu' })
})

test('a cancelled save ends at once and writes no further language', async () => {
  api.updateVersion.mockReturnValue(new Promise(() => undefined))
  const result = save({ ...mine, sk: versionValues() })
  await vi.waitFor(() => expect(api.updateVersion).toHaveBeenCalled())
  saving.abort()
  expect(await result).toMatchObject({ message: 'Chyba pri aktualizácii EN: zrušili ste to', saved: [] })
  expect(api.insertVersion).not.toHaveBeenCalled()
})
