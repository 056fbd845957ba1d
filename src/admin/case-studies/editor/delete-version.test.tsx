import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import * as dialog from '@/components/confirm-dialog'
import { clearNotice, shownNotice } from '@/components/toast/notify'
import * as repository from '@/features/case-studies/api/case-study-repository'
import type { Language } from '@/i18n/languages'

import { endedWritesAfter, getEndedWrites } from '../../fresh-data'
import { renderInForm } from '../testing/render-in-form'
import { storedVersion, versionValues } from '../testing/stored-version'
import { DeleteVersion } from './delete-version'
import type { StudyValues } from './study-values'

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
const confirm = vi.fn<ReturnType<typeof dialog.useConfirm>>()
const typed = { sk: versionValues({ excerpt: 'typed' }) }

beforeEach(() => {
  clearNotice()
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm.mockResolvedValue(true))
  vi.spyOn(repository, 'deleteVersion').mockResolvedValue()
})

const show = (language: Language, changes: Partial<StudyValues> = {}) =>
  renderInForm(<DeleteVersion language={language} />, { en, sk }, changes)
const remove = () => userEvent.click(screen.getByRole('button'))
const toast = () => shownNotice()?.title

test('English cannot be deleted', async () => {
  await show('en')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test.each([
  ['a version', {}, undefined],
  ['a version with unsaved text', typed, 'Its unsaved changes will be lost.'],
])('%s is deleted only after a question', async (_, changes, note) => {
  confirm.mockResolvedValue(false)
  await show('sk', changes)
  await remove()
  const text = 'Naozaj chcete vymazať SK verziu tejto case study?'
  expect(confirm.mock.lastCall?.[0]).toMatchObject({ text, note, lang: 'sk', confirm: 'Delete' })
  expect(repository.deleteVersion).not.toHaveBeenCalled()
})

test('after the deletion, the fields of the language are empty', async () => {
  const { getValues, register } = await show('sk', typed)
  const writes = getEndedWrites()
  const title = document.body.appendChild(document.createElement('input'))
  register('sk.title').ref(title)
  await remove()
  await vi.waitFor(() => expect(title).toHaveFocus())
  expect(toast()).toBe('SK version deleted successfully')
  expect(endedWritesAfter(writes), 'visitors see a difference').toEqual([true])
  expect(repository.deleteVersion).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ id: sk.id }))
  expect(getValues('sk')).toMatchObject({ title: '', excerpt: '' })
})

test('a text that is typed during the deletion stays', async () => {
  let end = () => {}
  vi.mocked(repository.deleteVersion).mockReturnValue(new Promise((resolve) => (end = resolve)))
  const { getValues, setValue } = await show('sk', typed)
  await remove()
  setValue('sk.excerpt', 'typed later')
  end()
  await vi.waitFor(() => expect(toast()).toBe('SK version deleted successfully'))
  expect(getValues('sk.excerpt')).toBe('typed later')
})

test('a refused deletion is reported, and the text stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(repository.deleteVersion).mockRejectedValue(new Error('refused'))
  const { getValues } = await show('sk', typed)
  await remove()
  await vi.waitFor(() => expect(toast()).toBeDefined())
  expect(toast()).toBe('Failed to delete the SK version. Reload the page to see what is stored.')
  expect(getValues('sk.excerpt')).toBe('typed')
})
