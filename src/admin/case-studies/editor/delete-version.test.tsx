import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Question } from '@/components/confirm-dialog'
import { clearNotice, shownNotice } from '@/components/toast/notify'
import { deleteVersion } from '@/features/case-studies/api/case-study-repository'
import type { Language } from '@/i18n/languages'

import { storedVersion, versionValues } from '../testing/stored-version'
import { DeleteVersion } from './delete-version'
import { EditedStudyContext, type EditedStudy } from './edited-study'
import { studyValues, type StoredVersions, type StudyValues } from './study-values'

const confirm = vi.hoisted(() => vi.fn<(question: Question) => Promise<boolean>>())
vi.mock('@/components/confirm-dialog', () => ({ useConfirm: () => confirm }))
vi.mock('@/features/case-studies/api/case-study-repository', () => ({
  deleteVersion: vi.fn<typeof deleteVersion>(),
}))

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const typed = { sk: versionValues({ excerpt: 'typed' }) }
const setVersion = vi.fn<EditedStudy['setVersion']>()
const trackUpload: EditedStudy['trackUpload'] = (upload) => upload
let form: UseFormReturn<StudyValues>

beforeEach(() => {
  clearNotice()
  vi.clearAllMocks()
  confirm.mockResolvedValue(true)
  vi.mocked(deleteVersion).mockResolvedValue()
})
afterEach(() => vi.restoreAllMocks())

function show(language: Language, versions: StoredVersions, changes: Partial<StudyValues> = {}) {
  function Form() {
    form = useForm<StudyValues>({ defaultValues: studyValues(versions, changes) })
    return (
      <FormProvider {...form}>
        <EditedStudyContext value={{ slug: 'study', versions, setVersion, trackUpload }}>
          <DeleteVersion language={language} />
        </EditedStudyContext>
      </FormProvider>
    )
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Form /> }])} />)
}
const remove = () => userEvent.click(screen.getByRole('button'))
const toast = () => shownNotice()?.title

test('English cannot be deleted', () => {
  show('en', { en, sk })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['a version', {}, undefined],
  ['a version with unsaved text', typed, 'Its unsaved changes will be lost.'],
])('%s is deleted only after a question', async (_, changes, note) => {
  confirm.mockResolvedValue(false)
  show('sk', { en, sk }, changes)
  await remove()
  const text = 'Naozaj chcete vymazať SK verziu tejto case study?'
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ text, note })
  expect(deleteVersion).not.toHaveBeenCalled()
})

test('after the deletion, the fields of the language are empty', async () => {
  show('sk', { en, sk })
  await remove()
  expect(toast()).toBe('SK version deleted successfully')
  expect(setVersion).toHaveBeenCalledExactlyOnceWith('sk')
  expect(form.getValues('sk.title')).toBe('')
})

test('a refused deletion is reported, and the text stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(deleteVersion).mockRejectedValue(new Error('refused'))
  show('sk', { en, sk }, typed)
  await remove()
  expect(toast()).toBe('Failed to delete the SK version. Reload the page to see what is stored.')
  expect(form.getValues('sk.excerpt')).toBe('typed')
  expect(setVersion).not.toHaveBeenCalled()
})
