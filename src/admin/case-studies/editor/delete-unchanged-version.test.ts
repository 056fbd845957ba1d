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

test('deleteUnchangedVersion returns the reason "deleted" and sends no further request if the delete request removes the version', async () => {
  vi.mocked(deleteVersion).mockResolvedValue(true)
  expect(await remove()).toEqual({ reason: 'deleted' })
  expect(getVersions).not.toHaveBeenCalled()
})

test.each([
  ['changed', 'the text of the version has changed', [theirs], { reason: 'changed', theirs }],
  ['deleted', 'the version is missing', [storedVersion()], { reason: 'deleted' }],
  ['refused', 'the version is unchanged', [sk], { reason: 'refused' }],
])(
  'deleteUnchangedVersion returns the reason "%s" and sends no second delete request if the first removes no row and %s',
  async (_reason, _state, stored, conflict) => {
    vi.mocked(getVersions).mockResolvedValue(stored)
    expect(await remove()).toEqual(conflict)
    expect(deleteVersion).toHaveBeenCalledExactlyOnceWith(sk)
  },
)

test('deleteUnchangedVersion sends a second delete request with the new timestamp and returns the reason "deleted" if only the timestamp of the version has changed', async () => {
  const renewed = { ...sk, updated_at: 'later' }
  vi.mocked(deleteVersion).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  vi.mocked(getVersions).mockResolvedValue([renewed])
  expect(await remove()).toEqual({ reason: 'deleted' })
  expect(deleteVersion).toHaveBeenLastCalledWith(renewed)
})
