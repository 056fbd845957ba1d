import { beforeEach, expect, test, vi } from 'vitest'

import { getVersions, insertVersion, updateVersion } from '@/features/case-studies/api/case-study-repository'

import { storedVersion, versionValues } from '../testing/stored-version'
import { saveStudy } from './save-study'
import { studyValues, type StoredVersions, type StudyValues } from './study-values'

vi.mock(import('@/features/case-studies/api/case-study-repository'), async (original) => ({
  ...(await original()),
  getVersions: vi.fn<typeof getVersions>(),
  insertVersion: vi.fn<typeof insertVersion>(),
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
  vi.mocked(updateVersion).mockImplementation(async (base, content) => {
    written.push(`update ${content.language} ${base.id}`)
    return storedVersion({ ...content, ...base })
  })
})

const save = (typed: Partial<StudyValues>, versions: StoredVersions) =>
  saveStudy('study', studyValues(versions, typed), versions)

test('saveStudy updates stored versions, inserts typed versions that are not stored, in the order of the tabs, and returns all of them', async () => {
  const { saved, failure } = await save({ de: versionValues(), sk: versionValues() }, { cz, en })
  expect(written).toEqual(['update en id-en', 'insert sk', 'update cz id-cz', 'insert de'])
  expect(failure).toBeUndefined()
  expect(Object.keys(saved)).toEqual(['en', 'sk', 'cz', 'de'])
})

test('saveStudy skips a language without a title, whether its version is stored or not', async () => {
  await save({ cz: versionValues({ title: ' ' }), sk: versionValues({ title: '' }) }, { en, cz })
  expect(written).toEqual(['update en id-en'])
})

test('saveStudy stops at the first failure and returns the failure and the versions saved before it', async () => {
  const error = new Error('disk full')
  vi.mocked(insertVersion).mockRejectedValueOnce(error)
  const { saved, failure } = await save({ sk: versionValues(), de: versionValues() }, { en, cz })
  expect(written).toEqual(['update en id-en'])
  expect(saved).toEqual({ en })
  expect(failure).toEqual({ language: 'sk', operation: 'insert', reason: 'error', error })
})

const mine = { en: versionValues({ excerpt: 'mine' }) }
const failed = { language: 'en', operation: 'update' }

test.each([
  ['changed', 'the stored text has changed', [storedVersion({ updated_at: 'later', excerpt: 'theirs' })]],
  ['deleted', 'the version is missing', [cz]],
  ['refused', 'the version is unchanged', [en]],
])(
  'saveStudy returns the reason "%s" if no row of the version was updated and %s',
  async (reason, _, now) => {
    vi.mocked(updateVersion).mockResolvedValue(null)
    vi.mocked(getVersions).mockResolvedValue(now)
    const { saved, failure } = await save(mine, { en })
    expect(saved).toEqual({})
    expect(failure).toMatchObject({ ...failed, reason })
  },
)

test('saveStudy repeats an update with the new timestamp if only the timestamp of the version has changed', async () => {
  vi.mocked(updateVersion).mockResolvedValueOnce(null)
  vi.mocked(getVersions).mockResolvedValue([storedVersion({ updated_at: 'later' })])
  expect((await save(mine, { en })).failure).toBeUndefined()
  expect(vi.mocked(updateVersion).mock.calls.map(([{ updated_at }]) => updated_at)).toEqual([
    en.updated_at,
    'later',
  ])
})

test('saveStudy skips an unedited version that somebody else has changed, and saves the next version', async () => {
  vi.mocked(updateVersion).mockResolvedValueOnce(null)
  vi.mocked(getVersions).mockResolvedValue([storedVersion({ updated_at: 'later', excerpt: 'theirs' })])
  const { saved, failure } = await save({ cz: versionValues({ excerpt: 'mine' }) }, { en, cz })
  expect(failure).toBeUndefined()
  expect(Object.keys(saved)).toEqual(['cz'])
})

test('saveStudy returns the reason "refused" if the database refuses to update an unedited version', async () => {
  vi.mocked(updateVersion).mockResolvedValue(null)
  vi.mocked(getVersions).mockResolvedValue([en])
  expect((await save({}, { en })).failure?.reason).toBe('refused')
})

test('saveStudy returns the reason "changed" and the stored version if somebody else has added the version', async () => {
  const theirs = storedVersion({ language: 'sk', excerpt: 'theirs' })
  vi.mocked(insertVersion).mockRejectedValue(duplicate)
  vi.mocked(getVersions).mockResolvedValue([en, theirs])
  const added = await save({ sk: versionValues() }, { en })
  expect(added.failure).toEqual({ language: 'sk', operation: 'insert', reason: 'changed', theirs })
})

test('saveStudy returns the reason "error" if the slug of a new study is taken', async () => {
  vi.mocked(insertVersion).mockRejectedValue(duplicate)
  const created = await save({ en: versionValues() }, {})
  expect(created.failure).toMatchObject({ operation: 'insert', reason: 'error', error: duplicate })
})
