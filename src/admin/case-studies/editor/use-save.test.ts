import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { checkSession } from '@/features/session/api/session'

import { storedVersion, versionValues } from '../testing/stored-version'
import { saveStudy } from './save-study'
import { studyValues } from './study-values'
import { useSave } from './use-save'

vi.mock(import('@/features/session/api/session'), async (original) => ({
  ...(await original()),
  checkSession: vi.fn<typeof checkSession>(),
}))
vi.mock('./save-study', () => ({ saveStudy: vi.fn<typeof saveStudy>() }))

test('if a save stores one version before it fails, and the next save fails without storing a version, the failure that useSave returns still contains the stored version', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const en = storedVersion()
  const { result } = renderHook(() =>
    useSave({ setStored: () => undefined, onSaved: () => Promise.resolve(), onPartlySaved: () => undefined }),
  )
  const save = () =>
    act(() =>
      result.current.save(studyValues({ en }, { sk: versionValues() }), { slug: 'study', versions: { en } }),
    )
  vi.mocked(checkSession).mockResolvedValue('valid')
  vi.mocked(saveStudy).mockResolvedValue({
    saved: { en },
    failure: { language: 'sk', operation: 'insert', reason: 'refused' },
  })
  await save()
  vi.mocked(checkSession).mockRejectedValue(new Error('offline'))
  await save()
  expect(result.current.failure).toEqual({ message: 'Nepodarilo sa uložiť case study', saved: { en } })
})
