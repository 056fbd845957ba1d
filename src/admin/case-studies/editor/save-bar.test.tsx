import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FormProvider } from 'react-hook-form'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'

import { shownNotice } from '@/components/toast/notify'

import { storedVersion, versionValues } from '../testing/stored-version'
import { readDrafts } from './draft'
import { SaveBar } from './save-bar'
import * as saving from './save-study'
import { useStudyForm } from './use-study-form'

const en = storedVersion()
const study = { slug: 'study', versions: { en } }
let editor: ReturnType<typeof useStudyForm>

function Form() {
  editor = useStudyForm(study, undefined)
  return (
    <FormProvider {...editor.form}>
      <input aria-label="Title" {...editor.form.register('en.title')} />
      <input aria-label="Title SK" {...editor.form.register('sk.title')} />
      <SaveBar editor={editor} />
    </FormProvider>
  )
}

const showForm = () =>
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <Form /> }])} />)
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

beforeEach(() => void vi.spyOn(saving, 'saveStudy').mockReturnValue(new Promise(() => undefined)))

test('a version that would be published without required texts is named', () => {
  showForm()
  const type = (changes: Parameters<typeof versionValues>[0]) =>
    act(() => editor.form.setValue('sk', versionValues(changes)))
  type({ client_name: '', content: ' ' })
  expect(screen.getByText('SK will be published without: Client, Content.')).toBeVisible()
  type({ client_name: '', content: ' ', published: false })
  expect(screen.queryByText(/published without/)).not.toBeInTheDocument()
})

test('the form says so if the browser storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  showForm()
  act(() => editor.form.setValue('en.title', 'A whole title'))
  expect(await screen.findByText(/storage is full or blocked/)).toBeVisible()
})

test('a refused title is an error of the focused title field', async () => {
  vi.mocked(saving.saveStudy).mockResolvedValue({ kind: 'title refused', message: 'Choose another title.' })
  showForm()
  await click(/^Update/)
  expect(editor.form.getFieldState('en.title').error?.message).toBe('Choose another title.')
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus()
})

test('of several invalid languages, the first is focused', async () => {
  showForm()
  act(() => editor.form.setValue('en.title', ''))
  act(() => editor.form.setValue('sk.title', 'x'.repeat(1000)))
  await click(/^Update/)
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  expect(editor.form.getFieldState('sk.title').invalid).toBe(true)
})

test('a language without a title is named before the save, and alone it is not saved', async () => {
  showForm()
  act(() => editor.form.setValue('sk.excerpt', 'Text'))
  expect(screen.getByText('SK will not be saved: it has no title.')).toBeVisible()
  await click(/^Update/)
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Title SK' })).toHaveFocus())
  expect(editor.form.getFieldState('sk.title').error?.message).toMatch(/this language is not saved/)
  expect(saving.saveStudy).not.toHaveBeenCalled()
})

test('Cancel ends a save that gets no response', async () => {
  showForm()
  await click(/^Update/)
  expect(screen.getByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  const signal = vi.mocked(saving.saveStudy).mock.lastCall?.[2]
  await click('Cancel')
  expect(signal?.aborted).toBe(true)
})

const theirs = storedVersion({ language: 'sk', updated_at: 'later', excerpt: 'theirs' })

async function saveWithConflict(version: typeof theirs | null) {
  const conflict = { kind: 'conflict', language: 'sk', theirs: version, cause: 'offline' } as const
  vi.mocked(saving.saveStudy).mockResolvedValue({ ...conflict, message: 'Chyba', saved: [], study })
  showForm()
  act(() => editor.form.setValue('sk', versionValues({ excerpt: 'mine' })))
  await click(/^Update/)
}

test.each([
  ['Load their version', theirs, 'theirs'],
  ['Empty this language', null, ''],
])('"%s" replaces the typed text, which becomes a draft', async (button, version, excerpt) => {
  await saveWithConflict(version)
  expect(screen.getByText('Chyba: offline')).toHaveAttribute('lang', 'sk')
  expect(screen.getByRole('alert')).toHaveTextContent('Not saved: SK.')
  expect(screen.getByRole('status')).toHaveTextContent('Unsaved changes')
  await click(button)
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  expect(editor.language).toBe('sk')
  expect(editor.form.getValues('sk.excerpt')).toBe(excerpt)
  expect(editor.changed).toEqual([])
  expect(shownNotice()?.title).toMatch(/^Your text is kept as a draft/)
  expect(readDrafts().map(({ values }) => values.sk?.excerpt)).toContain('mine')
})

test.each([
  ['Overwrite with mine', theirs],
  ['Save mine as a new version', null],
])('"%s" saves the typed text', async (button, version) => {
  await saveWithConflict(version)
  await click(button)
  await vi.waitFor(() => expect(saving.saveStudy).toHaveBeenCalledTimes(2))
  const [values, opened] = vi.mocked(saving.saveStudy).mock.lastCall ?? []
  expect(values?.sk.excerpt).toBe('mine')
  expect(opened?.versions.sk).toEqual(version ?? undefined)
})
