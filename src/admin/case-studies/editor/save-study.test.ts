import { beforeEach, expect, test, vi } from 'vitest'

import { getStudyVersions } from '@/features/case-studies/api/get-study-versions'
import { insertVersion } from '@/features/case-studies/api/insert-version'
import { updateVersion } from '@/features/case-studies/api/update-version'

import { storedVersion, typedVersion } from '../testing'
import { saveStudy } from './save-study'
import { studyValues, type StudyValues, type Versions } from './study-values'

vi.mock('@/features/case-studies/api/get-study-versions', () => ({
  getStudyVersions: vi.fn<typeof getStudyVersions>(),
}))
vi.mock('@/features/case-studies/api/insert-version', () => ({
  insertVersion: vi.fn<typeof insertVersion>(),
}))
vi.mock('@/features/case-studies/api/update-version', () => ({
  updateVersion: vi.fn<typeof updateVersion>(),
}))

const en = storedVersion()
const cz = storedVersion({ language: 'cz' })
const duplicate = Object.assign(new Error('duplicate key'), { code: '23505' })

let written: string[] = []
beforeEach(() => {
  vi.resetAllMocks()
  written = []
  vi.mocked(insertVersion).mockImplementation(async (content) => {
    written.push(`insert ${content.language}`)
    return storedVersion({ ...content, id: `new-${content.language}` })
  })
  vi.mocked(updateVersion).mockImplementation(async (known, content) => {
    written.push(`update ${content.language} ${known.id}`)
    return storedVersion({ ...content, ...known })
  })
})

const save = (typed: Partial<StudyValues>, versions: Versions) =>
  saveStudy('study', studyValues(versions, typed), versions)

test('each language with a title is saved in the order of the tabs: updated where it exists, else inserted', async () => {
  const { saved, failure } = await save({ de: typedVersion(), sk: typedVersion() }, { cz, en })
  expect(written).toEqual(['update en id-en', 'insert sk', 'update cz id-cz', 'insert de'])
  expect(failure).toBeUndefined()
  expect(Object.keys(saved)).toEqual(['en', 'sk', 'cz', 'de'])
})

test('a language without a title is skipped, whether it exists or not', async () => {
  await save({ cz: typedVersion({ title: ' ' }), sk: typedVersion({ title: '' }) }, { en, cz })
  expect(written).toEqual(['update en id-en'])
})

test('the first failure stops it; what was saved before is given back with its id', async () => {
  const error = new Error('disk full')
  vi.mocked(insertVersion).mockRejectedValueOnce(error)
  const { saved, failure } = await save({ sk: typedVersion(), de: typedVersion() }, { en, cz })
  expect(written).toEqual(['update en id-en'])
  expect(saved).toEqual({ en })
  expect(failure).toEqual({ language: 'sk', operation: 'insert', reason: 'error', error })
})

const mine = { en: typedVersion({ excerpt: 'mine' }) }
const failed = { language: 'en', operation: 'update' }

test.each([
  ['was changed by somebody else', [storedVersion({ updated_at: 'later', excerpt: 'theirs' })], 'changed'],
  ['is gone', [cz], 'gone'],
  ['is as it was: no right to change it', [en], 'refused'],
])('no row updated, and the version %s', async (_what, now, reason) => {
  vi.mocked(updateVersion).mockResolvedValue(null)
  vi.mocked(getStudyVersions).mockResolvedValue(now)
  const { saved, failure } = await save(mine, { en })
  expect(saved).toEqual({})
  expect(failure).toMatchObject({ ...failed, reason })
})

test('a version saved again as it was is no conflict', async () => {
  vi.mocked(updateVersion).mockResolvedValueOnce(null)
  vi.mocked(getStudyVersions).mockResolvedValue([storedVersion({ updated_at: 'later' })])
  expect((await save(mine, { en })).failure).toBeUndefined()
  expect(vi.mocked(updateVersion).mock.calls.map(([{ updated_at }]) => updated_at)).toEqual([
    en.updated_at,
    'later',
  ])
})

test('where nothing was typed the version of somebody else stays, and the rest is saved', async () => {
  vi.mocked(updateVersion).mockResolvedValueOnce(null)
  vi.mocked(getStudyVersions).mockResolvedValue([storedVersion({ updated_at: 'later', excerpt: 'theirs' })])
  const { saved, failure } = await save({ cz: typedVersion({ excerpt: 'mine' }) }, { en, cz })
  expect(failure).toBeUndefined()
  expect(Object.keys(saved)).toEqual(['cz'])
})

test('a refusal is a failure even where nothing was typed', async () => {
  vi.mocked(updateVersion).mockResolvedValue(null)
  vi.mocked(getStudyVersions).mockResolvedValue([en])
  expect((await save({}, { en })).failure?.reason).toBe('refused')
})

test('a language that somebody else has added meanwhile is a conflict; a new study with a taken slug is an error', async () => {
  const theirs = storedVersion({ language: 'sk', excerpt: 'theirs' })
  vi.mocked(insertVersion).mockRejectedValue(duplicate)
  vi.mocked(getStudyVersions).mockResolvedValue([en, theirs])
  const added = await save({ sk: typedVersion() }, { en })
  expect(added.failure).toEqual({ language: 'sk', operation: 'insert', reason: 'changed', theirs })

  const created = await save({ en: typedVersion() }, {})
  expect(created.failure).toMatchObject({ operation: 'insert', reason: 'error', error: duplicate })
})
