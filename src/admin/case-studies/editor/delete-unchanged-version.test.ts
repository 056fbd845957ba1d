import { beforeEach, expect, test, vi } from 'vitest'

import { getVersions } from '@/features/case-studies/api/case-study-repository'
import { deleteVersion } from '@/features/case-studies/api/delete-case-study'

import { storedVersion } from '../testing/stored-version'
import { deleteUnchangedVersion } from './delete-unchanged-version'

vi.mock(import('@/features/case-studies/api/case-study-repository'), async (original) => ({
  ...(await original()),
  getVersions: vi.fn<typeof getVersions>(),
}))
vi.mock('@/features/case-studies/api/delete-case-study', () => ({
  deleteVersion: vi.fn<typeof deleteVersion>(),
}))

const sk = storedVersion({ language: 'sk' })
const theirs = { ...sk, updated_at: 'later', excerpt: 'theirs' }
const remove = () => deleteUnchangedVersion('study', 'sk', sk)

beforeEach(() => {
  vi.mocked(deleteVersion).mockReset().mockResolvedValue(false)
})

test('deleteUnchangedVersion returns the reason "deleted" without a further request if the version was deleted', async () => {
  vi.mocked(deleteVersion).mockResolvedValue(true)
  expect(await remove()).toEqual({ reason: 'deleted' })
  expect(getVersions).not.toHaveBeenCalled()
})

test.each([
  ['changed', 'its text has changed', [theirs], { reason: 'changed', theirs }],
  ['deleted', 'it is missing', [storedVersion()], { reason: 'deleted' }],
  ['refused', 'it is unchanged', [sk], { reason: 'refused' }],
])(
  'deleteUnchangedVersion returns the reason "%s" and deletes nothing if no row was deleted and %s',
  async (_reason, _state, stored, conflict) => {
    vi.mocked(getVersions).mockResolvedValue(stored)
    expect(await remove()).toEqual(conflict)
    expect(deleteVersion).toHaveBeenCalledExactlyOnceWith(sk)
  },
)

test('deleteUnchangedVersion deletes the version with the new timestamp if only its timestamp has changed', async () => {
  const renewed = { ...sk, updated_at: 'later' }
  vi.mocked(deleteVersion).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  vi.mocked(getVersions).mockResolvedValue([renewed])
  expect(await remove()).toEqual({ reason: 'deleted' })
  expect(deleteVersion).toHaveBeenLastCalledWith(renewed)
})
