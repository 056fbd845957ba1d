import { beforeEach, expect, test, vi } from 'vitest'

import * as repository from '@/features/case-studies/api/case-study-repository'
import * as session from '@/features/session/api/session'

import { storedVersion, versionValues } from '../testing/stored-version'
import { readDrafts, saveDraft } from './draft'
import { saveStudy, stopSaving } from './save-study'
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
  vi.spyOn(repository, 'getVersions').mockImplementation(async (slug) => (slug === 'study' ? [en] : []))
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

const save = (typed: Partial<StudyValues>, base: StoredVersions = { en }, sent?: StudyValues) =>
  saveStudy({ draftId: 'draft', slug: 'study', values: studyValues(base, typed), base, sent })
const create = (typed: Partial<StudyValues>, sent?: StudyValues) =>
  saveStudy({ draftId: 'draft', slug: null, values: studyValues({}, typed), base: {}, sent })

test('saveStudy writes only the changed versions that have a title, in the order of the tabs', async () => {
  const cz = versionValues({ title: ' ', excerpt: 'Bez názvu' })
  const result = await save({ ...mine, de: versionValues(), cz }, { en, sk })
  expect(written).toEqual(['update en id-en', 'insert de'])
  const published = ['en', 'sk', 'de']
  expect(result).toMatchObject({ kind: 'saved', study: { slug: 'study', title: 'Title', published } })
})

test.each<[change: string, typed: Partial<StudyValues>, base: StoredVersions, isVisible: boolean]>([
  ['a published text', mine, { en }, true],
  ['a withdrawal', { en: versionValues({ published: false }) }, { en }, true],
  ['a publication', { sk: versionValues() }, { en, sk: { ...sk, published: false } }, true],
  ['a draft', { sk: versionValues({ published: false, excerpt: 'mine' }) }, { en }, false],
])('saveStudy knows whether visitors see %s', async (_, typed, base, isVisible) => {
  expect(await save(typed, base)).toMatchObject({ isDone: true, isVisible })
})

test.each([
  ['gives no slug', '???', /No address can be made/, undefined],
  ['gives a slug that exists', 'Title', /“title” already exists/, '/tb_admin/case-studies/title'],
])('saveStudy refuses a title that %s and writes nothing', async (_, title, message, to) => {
  api.getVersions.mockResolvedValue([storedVersion({ excerpt: 'theirs' }), sk])
  const result = await create({ en: versionValues({ title }) })
  expect(result).toMatchObject({ kind: 'title refused', message: expect.stringMatching(message) as string })
  expect(result.notice.link?.to, 'the study that has the slug').toBe(to)
  expect(written).toEqual([])
})

test('saveStudy refuses a title whose slug was taken just before the insert', async () => {
  api.insertVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(en)
  expect(await create(mine)).toMatchObject({ kind: 'title refused' })
})

const theirs = storedVersion({ updated_at: 'later', excerpt: 'theirs' })

test.each([
  ['somebody else has changed it', theirs, 'verziu medzitým zmenil niekto iný'],
  ['somebody else has deleted it', null, 'verzia už neexistuje alebo ju nesmiete meniť'],
  ['the user may not change it', en, 'na túto zmenu nemáte oprávnenie'],
])('saveStudy fails if no row is updated because %s', async (_, stored, reason) => {
  api.updateVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(stored)
  const message = `Chyba pri aktualizácii EN: ${reason}`
  expect(await save(mine)).toMatchObject({ kind: 'failed', message, saved: [], notice: { title: message } })
})

test('saveStudy fails if somebody else has added the version', async () => {
  api.insertVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(sk)
  const message = 'Chyba pri vytváraní SK: verziu medzitým zmenil niekto iný'
  expect(await save({ ...mine, sk: mine.en })).toMatchObject({ kind: 'failed', message, saved: ['en'] })
})

test('saveStudy adds no language to a study that was deleted meanwhile (D78)', async () => {
  api.getVersions.mockResolvedValue([])
  const message = expect.stringContaining('medzitým niekto vymazal') as string
  expect(await save({ sk: versionValues() })).toMatchObject({ kind: 'failed', message })
  expect(written).toEqual([])
})

test('saveStudy writes no row of another study (D77)', async () => {
  const other = storedVersion({ slug: 'other' })
  expect(await save(mine, { en: other })).toMatchObject({ kind: 'failed', saved: [] })
  expect(written).toEqual([])
})

test('saveStudy deletes the draft of what it has saved', async () => {
  const values = studyValues({ en }, mine)
  saveDraft('draft', 'study', { en }, values)
  api.updateVersion.mockRejectedValueOnce(failed('refused', 'PostgrestError'))
  await save(mine)
  expect(readDrafts()).toHaveLength(1)
  await save(mine)
  expect(readDrafts()).toEqual([])
})

test('a second save takes over what an earlier save without a response has stored', async () => {
  const mineStored = storedVersion({ updated_at: 'later', excerpt: 'mine' })
  api.updateVersion.mockResolvedValue(null)
  api.findVersion.mockResolvedValue(mineStored)
  expect(await save(mine)).toMatchObject({ kind: 'saved' })

  api.getVersions.mockResolvedValue([mineStored])
  const created = await create({ ...mine, sk: versionValues() })
  expect(created).toMatchObject({ kind: 'saved', study: { slug: 'title' } })
  expect(written).toEqual(['insert sk'])
})

test('a save replaces the text of an earlier save that got no response', async () => {
  const sent = studyValues({}, { en: versionValues({ excerpt: 'sent' }) })
  const sentStored = storedVersion({ updated_at: 'later', excerpt: 'sent' })
  api.updateVersion.mockResolvedValueOnce(null)
  api.findVersion.mockResolvedValue(sentStored)
  expect(await save(mine, { en }, sent)).toMatchObject({ kind: 'saved' })
  expect(api.updateVersion).toHaveBeenLastCalledWith(sentStored, expect.objectContaining({ excerpt: 'mine' }))

  api.getVersions.mockResolvedValue([{ ...sentStored, slug: 'title' }])
  expect(await create(mine, sent)).toMatchObject({ kind: 'saved', study: { slug: 'title' } })
  expect(written).toEqual(['update en id-en', 'update en id-en'])
})

test('a version of which only other columns have changed is saved', async () => {
  const compared = { ...sk, updated_at: 'later', unread: true }
  api.updateVersion.mockResolvedValueOnce(null)
  api.findVersion.mockResolvedValue(compared)
  expect(await save({ sk: versionValues({ excerpt: 'mine' }) }, { en, sk })).toMatchObject({ kind: 'saved' })
  expect(api.updateVersion).toHaveBeenLastCalledWith(compared, expect.objectContaining({ excerpt: 'mine' }))
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

test('a stopped save writes no further language, and reads whether the last one is stored', async () => {
  api.updateVersion.mockReturnValue(new Promise(() => undefined))
  const stop = async () => {
    const result = save({ ...mine, sk: versionValues() })
    await vi.waitFor(() => expect(api.updateVersion).toHaveBeenCalled())
    api.updateVersion.mockClear()
    stopSaving('draft')
    return result
  }
  const message = 'Chyba pri aktualizácii EN: zrušili ste to'
  // The write may arrive after the read.
  api.findVersion.mockResolvedValueOnce(en)
  expect(await stop()).toMatchObject({ message, saved: [], unknown: 'en' })
  api.findVersion.mockRejectedValueOnce(failed('Failed to fetch'))
  expect(await stop()).toMatchObject({ message, saved: [], unknown: 'en' })
  api.findVersion.mockResolvedValueOnce({ ...en, excerpt: 'mine' })
  expect(await stop()).toMatchObject({ saved: ['en'], unknown: undefined })
  expect(api.insertVersion).not.toHaveBeenCalled()
})
