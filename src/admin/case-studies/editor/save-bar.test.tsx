import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'

import { clearNotice, shownNotice } from '@/components/toast/notify'
import * as repository from '@/features/case-studies/api/case-study-repository'
import * as session from '@/features/session/api/session'
import { loadCatalogues } from '@/i18n/i18n'

import { renderInManager } from '../testing/render-in-form'
import { storedVersion, versionValues } from '../testing/stored-version'
import { readDrafts } from './draft'
import { SaveBar } from './save-bar'
import { SaveNotices } from './save-notices'
import type { StoredVersions } from './study-values'
import { useStudyForm } from './use-study-form'

const en = storedVersion()
const sk = storedVersion({ language: 'sk' })
let editor: ReturnType<typeof useStudyForm>
let load: (stored: StoredVersions) => void

function Form({ first }: { first: StoredVersions }) {
  const [stored, setStored] = useState(first)
  load = (versions) => act(() => setStored(versions))
  editor = useStudyForm({ slug: 'study', stored, restored: undefined, formKey: 'form' })
  return (
    <FormProvider {...editor.form}>
      <input aria-label="Title" {...editor.form.register('en.title')} />
      <input aria-label="Title SK" {...editor.form.register('sk.title')} />
      <SaveNotices editor={editor} />
      <SaveBar editor={editor} />
    </FormProvider>
  )
}

const showForm = (stored: StoredVersions = { en }) =>
  renderInManager(<Form first={stored} />, { initialEntries: ['/tb_admin/case-studies/study'] })
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const status = () => screen.getByRole('status')

beforeEach(async () => {
  clearNotice()
  await loadCatalogues('en', ['common', 'forms'])
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(session, 'checkSession').mockResolvedValue('valid')
  vi.spyOn(repository, 'getVersions').mockResolvedValue([en])
  vi.spyOn(repository, 'findVersion').mockResolvedValue(null)
  vi.spyOn(repository, 'updateVersion').mockResolvedValue(null)
  vi.spyOn(repository, 'insertVersion').mockResolvedValue(null)
})

test('a version that would be published without required texts is named', async () => {
  await showForm()
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
  await showForm()
  act(() => editor.form.setValue('en.title', 'A whole title'))
  expect(await screen.findByText(/storage is full or blocked/)).toBeVisible()
})

test('of several invalid languages, the first is focused', async () => {
  await showForm()
  act(() => editor.form.setValue('en.title', ''))
  act(() => editor.form.setValue('sk.title', 'x'.repeat(1000)))
  await click(/^Update/)
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
  expect(editor.form.getFieldState('sk.title').invalid).toBe(true)
})

test('a language without a title is named before the save, and alone it is not saved', async () => {
  await showForm()
  act(() => editor.form.setValue('sk.excerpt', 'Text'))
  expect(screen.getByText('SK will not be saved: it has no title.')).toBeVisible()
  await click(/^Update/)
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Title SK' })).toHaveFocus())
  expect(editor.form.getFieldState('sk.title').error?.message).toMatch(/this language is not saved/)
  expect(session.checkSession).not.toHaveBeenCalled()
})

test('Cancel ends a save without a response, and the form says what it knows', async () => {
  vi.mocked(repository.updateVersion).mockReturnValue(new Promise(() => undefined))
  vi.mocked(repository.findVersion).mockRejectedValue(new TypeError('Failed to fetch'))
  await showForm()
  act(() => editor.form.setValue('en.title', 'Changed'))
  await click(/^Update/)
  expect(await screen.findByRole('button', { name: 'Saving...' })).toHaveAttribute('aria-disabled', 'true')
  await vi.waitFor(() => expect(repository.updateVersion).toHaveBeenCalled())
  await click('Cancel')
  expect(await screen.findByRole('alert')).toHaveTextContent('It is not known whether EN was saved.')
  expect(status()).toHaveTextContent('Not known whether saved: EN')
  // The write has arrived after all.
  load({ en: { ...en, title: 'Changed', updated_at: 'later' } })
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(editor.changed).toEqual([])
})

test('Ctrl+S during a save saves what was typed since, when the save has ended', async () => {
  let end: (row: typeof en) => void = () => undefined
  vi.mocked(repository.updateVersion).mockReturnValueOnce(new Promise((resolve) => (end = resolve)))
  await showForm()
  act(() => editor.form.setValue('en.title', 'One'))
  act(() => editor.save(true))
  await vi.waitFor(() => expect(repository.updateVersion).toHaveBeenCalledOnce())
  act(() => editor.form.setValue('en.title', 'One and two'))
  const stored = { ...en, title: 'One', updated_at: 'later' }
  vi.mocked(repository.updateVersion).mockResolvedValue({ ...stored, title: 'One and two' })
  act(() => editor.save(true))
  vi.mocked(repository.getVersions).mockResolvedValue([stored])
  load({ en: stored })
  await act(async () => end(stored))
  await vi.waitFor(() => expect(repository.updateVersion).toHaveBeenCalledTimes(2))
  expect(vi.mocked(repository.updateVersion).mock.lastCall?.[1]).toMatchObject({ title: 'One and two' })
  await vi.waitFor(() => expect(editor.isSaving).toBe(false))
  expect(repository.updateVersion).toHaveBeenCalledTimes(2)
})

test('after a failed save, the focus stays where it was (A8)', async () => {
  vi.mocked(repository.updateVersion).mockRejectedValue(new TypeError('Failed to fetch'))
  await showForm()
  const title = screen.getByLabelText('Title')
  await userEvent.type(title, ' and more')
  await userEvent.keyboard('{Control>}s{/Control}')
  act(() => editor.save(true))
  expect(await screen.findByRole('alert')).toHaveTextContent('Not saved: EN.')
  expect(status()).toHaveTextContent('Not saved: EN')
  await userEvent.keyboard('!')
  expect(title).toHaveValue('Title and more!')
  await click('Show why')
  expect(screen.getByRole('alert').parentElement).toHaveFocus()
})

const mine = versionValues({ excerpt: 'mine' })
const theirs = storedVersion({ language: 'sk', updated_at: '2026-03-06T12:00:00Z', excerpt: 'theirs' })

test.each([
  ['an untouched language', undefined, 'theirs', []],
  ['a changed language', 'mine', 'mine', ['sk']],
  ['a language with what is stored', 'theirs', 'theirs', []],
])('when another version is loaded, %s is right (D77)', async (_, typed, excerpt, conflicts) => {
  await showForm({ en, sk })
  if (typed) act(() => editor.form.setValue('sk.excerpt', typed))
  load({ en, sk: theirs })
  expect(editor.form.getValues('sk.excerpt')).toBe(excerpt)
  expect(editor.conflicts).toEqual(conflicts)
  expect(editor.changed).toEqual(conflicts)
})

test('a version of which only other columns have changed is no conflict', async () => {
  await showForm({ en, sk })
  act(() => editor.form.setValue('sk', mine))
  load({ en, sk: { ...sk, updated_at: 'later', unread: true } })
  expect(editor.conflicts).toEqual([])
  expect(editor.edited.base.sk?.updated_at).toBe('later')
})

test('after a save in part, the draft has only the other language, with the base of the form', async () => {
  await showForm({ en, sk })
  act(() => editor.form.setValue('en.title', 'Saved'))
  act(() => editor.form.setValue('sk', mine))
  expect(Object.keys(readDrafts()[0]?.values ?? {})).toEqual(['en', 'sk'])
  load({ en: { ...en, title: 'Saved', updated_at: 'later' }, sk: theirs })
  const [draft] = readDrafts()
  expect(draft?.values).toEqual({ sk: mine })
  expect(draft?.base).toEqual({ sk })
})

async function showConflict(stored: typeof theirs | undefined) {
  await showForm({ en, sk })
  act(() => editor.form.setValue('sk', mine))
  load({ en, sk: stored })
}

test('a conflict says when the other text was saved, and what differs (A12)', async () => {
  await showConflict(theirs)
  const conflict = screen.getByRole('region', { name: 'Conflict: SK' })
  expect(conflict).toHaveTextContent(
    /^SK was saved in another tab or by somebody else on Mar 6, 2026.*Short description/,
  )
  expect(conflict).toHaveTextContent('TheirstheirsYoursmine')
  expect(status()).toHaveTextContent('Not saved: SK')
})

test.each([
  ['Load their version', theirs, 'theirs'],
  ['Empty this language', undefined, ''],
])('"%s" replaces the typed text, which becomes a draft', async (button, version, excerpt) => {
  await showConflict(version)
  await click(button)
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(status()).toBeEmptyDOMElement()
  expect(editor.form.getValues('sk.excerpt')).toBe(excerpt)
  expect(editor.changed).toEqual([])
  expect(shownNotice()?.title).toMatch(/^Your text is kept as a draft/)
  expect(readDrafts().map(({ values }) => values.sk?.excerpt)).toContain('mine')
  await vi.waitFor(() => expect(screen.getByLabelText('Title SK')).toHaveFocus())
})

test('"Overwrite with mine" saves over their version', async () => {
  await showConflict(theirs)
  vi.mocked(repository.updateVersion).mockRejectedValue(new TypeError('Failed to fetch'))
  await click('Overwrite with mine')
  await vi.waitFor(() => expect(repository.updateVersion).toHaveBeenCalledOnce())
  expect(repository.updateVersion).toHaveBeenCalledWith(theirs, expect.objectContaining({ excerpt: 'mine' }))
  const alert = await screen.findByRole('alert')
  await vi.waitFor(() => expect(alert.parentElement).toHaveFocus())
})

test('"Save mine as a new version" inserts the typed text', async () => {
  await showConflict(undefined)
  expect(screen.getByText('SK was deleted since this form was opened.')).toBeVisible()
  await click('Save mine as a new version')
  await vi.waitFor(() => expect(repository.insertVersion).toHaveBeenCalledOnce())
  expect(repository.insertVersion).toHaveBeenCalledWith(expect.objectContaining({ excerpt: 'mine' }))
})

test('of a deleted study, "Save mine as a new version" saves all that is written', async () => {
  await showForm({ en, sk })
  act(() => editor.form.setValue('en.excerpt', 'mine'))
  act(() => editor.form.setValue('sk', mine))
  vi.mocked(repository.getVersions).mockResolvedValue([])
  load({})
  vi.mocked(repository.insertVersion).mockImplementation(async (content) => storedVersion(content))
  const [button] = screen.getAllByText('Save mine as a new version')
  await userEvent.click(button as HTMLElement)
  await vi.waitFor(() => expect(shownNotice()?.title).toBe('Case study uložená úspešne'))
  const inserted = vi.mocked(repository.insertVersion).mock.calls.map(([{ language }]) => language)
  expect(inserted).toEqual(['en', 'sk'])
})
