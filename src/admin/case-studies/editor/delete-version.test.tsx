import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { Question } from '@/components/confirm-dialog'
import { clearNotices, noticeStore } from '@/components/toast/notify'
import { deleteVersion, findVersion } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import type { Language } from '@/i18n/languages'

import { storedVersion, versionValues } from '../testing/stored-version'
import { DeleteVersion } from './delete-version'
import { studyValues, type StoredVersions, type StudyValues } from './study-values'

const confirm = vi.hoisted(() => vi.fn<(question: Question) => Promise<boolean>>())
vi.mock('@/components/confirm-dialog', () => ({ useConfirm: () => confirm }))
vi.mock('@/features/case-studies/api/case-study-repository', () => ({
  deleteVersion: vi.fn<typeof deleteVersion>(),
  findVersion: vi.fn<typeof findVersion>(),
}))

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const typed = { sk: versionValues({ excerpt: 'typed' }) }
const onStored = vi.fn<(language: Language, version: StoredVersion | undefined) => void>()
let form: UseFormReturn<StudyValues>

beforeEach(() => {
  clearNotices()
  vi.clearAllMocks()
  confirm.mockResolvedValue(true)
  vi.mocked(deleteVersion).mockResolvedValue(true)
})
afterEach(() => vi.restoreAllMocks())

function show(language: Language, versions: StoredVersions, changes: Partial<StudyValues> = {}) {
  function Form() {
    form = useForm<StudyValues>({ defaultValues: studyValues(versions, changes) })
    return (
      <FormProvider {...form}>
        <DeleteVersion slug="study" versions={versions} language={language} onStored={onStored} />
      </FormProvider>
    )
  }
  const router = createMemoryRouter([{ path: '*', element: <Form /> }], { initialEntries: ['/open'] })
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname
}
const remove = () => userEvent.click(screen.getByRole('button'))
const toasts = () => noticeStore.snapshot().map(({ title }) => title)

test('the English version cannot be deleted while another one is stored', () => {
  show('en', { en, sk })
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each<[string, StoredVersions, Partial<StudyValues>, RegExp]>([
  ['one of two versions', { en, sk }, {}, /^Naozaj chcete vymazať SK verziu tejto case study\?$/],
  ['the last version', { sk }, {}, /\? Je to posledná jazyková verzia, preto sa vymaže celá case study\.$/],
  ['unsaved text', { en, sk }, typed, /\? Neuložené zmeny v tejto verzii sa stratia\.$/],
])('the question before the deletion of %s says what is lost', async (_, versions, changes, text) => {
  confirm.mockResolvedValue(false)
  show('sk', versions, changes)
  await remove()
  expect(confirm.mock.lastCall?.[0].text).toMatch(text)
  expect(deleteVersion).not.toHaveBeenCalled()
})

test.each([
  ['an empty form follows', {}, '/tb_admin/case-studies'],
  ['unsaved text of another language stays', { cz: versionValues({ title: 'Název' }) }, '/open'],
])('after the deletion of the last version, %s', async (_, changes, path) => {
  const shownPath = show('sk', { sk }, changes)
  await remove()
  expect(toasts()).toEqual(['SK version deleted successfully'])
  expect(shownPath()).toBe(path)
})

test('unsaved text stays if somebody else has saved the version', async () => {
  vi.mocked(deleteVersion).mockResolvedValue(false)
  vi.mocked(findVersion).mockResolvedValue({ ...sk, updated_at: 'later', excerpt: 'theirs' })
  show('sk', { en, sk }, typed)
  await remove()
  expect(toasts()).toEqual(['Failed to delete the SK version'])
  expect(form.getValues('sk.excerpt')).toBe('typed')
  expect(onStored).not.toHaveBeenCalled()
})

test('a refused deletion is reported, although the backend returns no error', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(deleteVersion).mockResolvedValue(false)
  vi.mocked(findVersion).mockResolvedValue(sk)
  show('sk', { en, sk })
  await remove()
  expect(toasts()).toEqual(['Failed to delete the SK version'])
  expect(onStored).not.toHaveBeenCalled()
})
