import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'

import { readDrafts, saveDraft } from '@/admin/case-studies/editor/draft'
import { studyValues } from '@/admin/case-studies/editor/study-values'
import * as dialog from '@/components/confirm-dialog'
import { storedVersion, versionValues } from '@/admin/case-studies/testing/stored-version'
import { shownNotice } from '@/components/toast/notify'
import * as translations from '@/features/case-studies/api/create-translations'
import * as repository from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import * as session from '@/features/session/api/session'

import { mockBackend, openAdmin, studyForm } from './testing/open-admin'

mockBackend()

const rows = ['one', 'two'].map((slug) => storedVersion({ slug, id: slug, title: `Study ${slug}` }))

beforeEach(() => {
  vi.spyOn(dialog, 'useConfirm').mockReturnValue(confirm)
  vi.spyOn(session, 'checkSession').mockResolvedValue('valid')
  vi.spyOn(repository, 'listVersions').mockResolvedValue(rows)
  vi.spyOn(repository, 'getVersions').mockImplementation(async (slug) =>
    rows.filter((row) => row.slug === slug),
  )
})

/** A promise that the test settles. */
function held<Value>() {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => (resolve = settle))
  return { promise, end: (value: Value) => act(async () => resolve(value)) }
}

const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
/** Like `ConfirmProvider`, which jsdom cannot show: a new question answers the previous one with no. */
let answer: (isConfirmed: boolean) => void = () => undefined
const confirm = vi.fn<(question: dialog.Question) => Promise<boolean>>(() => {
  answer(false)
  return new Promise((resolve) => (answer = resolve))
})
const answerYes = () => act(async () => answer(true))
const titles = () => screen.getAllByLabelText<HTMLInputElement>(/^Title/)
const textsOfForm = () => titles().map(({ value }) => value)

test('a translation run that ends changes no text of the study that is open then (A1)', async () => {
  const run = held<translations.TranslationReport>()
  vi.spyOn(translations, 'isTranslationSetUp').mockResolvedValue(true)
  vi.spyOn(translations, 'createTranslations').mockReturnValue(run.promise)
  const { router, shownPath } = await openAdmin('/tb_admin/case-studies/one')
  await studyForm()
  await click('Translate what is missing')
  await answerYes()
  await act(async () => router.navigate('/tb_admin/case-studies/two'))
  await screen.findByDisplayValue('Study two')
  await userEvent.type(titles()[3] as HTMLElement, 'Zwei')
  await run.end({ translations: [{ slug: 'one', language: 'de' }], skipped: [], failed: [] })
  expect(shownPath()).toMatch(/^\/tb_admin\/case-studies\/two/)
  expect(textsOfForm()).toEqual(['Study two', '', '', 'Zwei'])
  expect(readDrafts().map(({ slug }) => slug)).toEqual(['two'])
})

test.each([
  [-1, '/tb_admin/case-studies/two'],
  [-2, '/tb_admin/it-projects'],
])(
  'Back and %d while a question is open, then discarding, discards once and leaves (A2)',
  async (delta, path) => {
    const { router, shownPath } = await openAdmin('/tb_admin/it-projects')
    const log = vi.spyOn(console, 'error')
    await act(async () => router.navigate('/tb_admin/case-studies/two'))
    await act(async () => router.navigate('/tb_admin/case-studies/one'))
    await screen.findByDisplayValue('Study one')
    await userEvent.type(titles()[0] as HTMLElement, ' and more')
    await act(async () => router.navigate(-1))
    await act(async () => router.navigate(delta))
    await answerYes()
    await vi.waitFor(() => expect(shownPath()).toBe(path))
    await vi.waitFor(() => expect(readDrafts()).toEqual([]))
    expect(log).not.toHaveBeenCalled()
    if (delta !== -1) return
    await userEvent.type(titles()[0] as HTMLElement, ' typed later')
    await vi.waitFor(() => expect(readDrafts()).toHaveLength(1))
  },
)

test('a text that cannot be kept as a draft is not replaced (A3)', async () => {
  vi.spyOn(repository, 'updateVersion').mockResolvedValue(null)
  const theirs = storedVersion({ slug: 'one', id: 'one', title: 'Theirs', updated_at: 'later' })
  vi.spyOn(repository, 'findVersion').mockResolvedValue(theirs)
  await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('Study one')
  await userEvent.type(titles()[0] as HTMLElement, ' mine')
  vi.mocked(repository.getVersions).mockResolvedValue([theirs])
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await click(/^Update/)
  await click('Load their version')
  expect(textsOfForm()[0]).toBe('Study one mine')
  expect(screen.getByText(/storage is full or blocked, so your text/)).toBeVisible()
})

/**
 * Lets a save store `version`, and holds back the list that is loaded then. Not an earlier one: the page of the last test
 * may still load its list. Returns whether the list is being loaded.
 */
function holdListAfterSave(version: StoredVersion, list: Promise<StoredVersion[]>) {
  const { calls } = vi.mocked(repository.listVersions).mock
  let callsBefore = Number.POSITIVE_INFINITY
  vi.spyOn(repository, 'updateVersion').mockImplementation(async () => {
    callsBefore = calls.length
    vi.mocked(repository.listVersions).mockReturnValueOnce(list)
    return version
  })
  return () => calls.length > callsBefore
}

/** Waits until the form shows that it is being saved and can be left without a question, which an effect allows later. */
async function savingIsShown() {
  await screen.findByText('Saving...')
  const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await vi.waitFor(() => expect(mayLeave()).toBe(true))
}

test('a navigation that ends before the list is loaded again leaves no stale list', async () => {
  const { router } = await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('Study one')
  await userEvent.type(titles()[0] as HTMLElement, '!')
  const renamed = storedVersion({ slug: 'one', id: 'one', title: 'Renamed', updated_at: 'later' })
  // The router drops this response, because it opens another study before.
  const dropped = held<typeof rows>()
  const renamedRows = [renamed, ...rows.slice(1)]
  vi.mocked(repository.listVersions).mockResolvedValue(renamedRows)
  const isHeld = holdListAfterSave(renamed, dropped.promise)
  await click('Update')
  await vi.waitFor(() => expect(isHeld()).toBe(true))
  await savingIsShown()
  await act(async () => router.navigate('/tb_admin/case-studies/two'))
  await screen.findByDisplayValue('Study two')
  await dropped.end(renamedRows)
  expect(await screen.findByLabelText('Edit: Renamed')).toBeInTheDocument()
})

test('a save that ends while another study is being opened does not lead elsewhere', async () => {
  const { router, shownPath } = await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('Study one')
  await userEvent.type(titles()[0] as HTMLElement, '!')
  const list = held<typeof rows>()
  const saved = storedVersion({ slug: 'one', id: 'one', title: 'Study one!' })
  const isHeld = holdListAfterSave(saved, list.promise)
  await click('Update')
  await vi.waitFor(() => expect(isHeld()).toBe(true))
  await savingIsShown()
  const opening = held<typeof rows>()
  vi.mocked(repository.getVersions).mockReturnValueOnce(opening.promise)
  await act(async () => void router.navigate('/tb_admin/case-studies/two'))
  await list.end(rows)
  await opening.end(rows.slice(1))
  expect(await screen.findByDisplayValue('Study two')).toBeVisible()
  expect(shownPath()).toBe('/tb_admin/case-studies/two')
})

test('a form does not offer its own text, and restoring another one asks first', async () => {
  saveDraft(
    'other',
    'two',
    { en: rows[1] },
    studyValues({ en: rows[1] }, { en: versionValues({ title: 'Left' }) }),
  )
  await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('Study one')
  await userEvent.type(titles()[0] as HTMLElement, ' mine')
  expect(await screen.findAllByText(/^There is unsaved text/)).toHaveLength(1)
  confirm.mockClear()
  await userEvent.click(screen.getByText('Restore'))
  expect(confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Leave without saving?' }))
  await answerYes()
  expect(await screen.findByDisplayValue('Left')).toBeVisible()
})

test('a form does not restore the draft of another study', async () => {
  saveDraft('other', 'two', {}, studyValues({}, { en: versionValues({ title: 'Left' }) }))
  const { router } = await openAdmin('/tb_admin/it-projects')
  const state = { opening: 'x', restoredId: 'other' }
  await act(async () => router.navigate('/tb_admin/case-studies/one', { state }))
  await screen.findByDisplayValue('Study one')
  expect(textsOfForm()[0]).toBe('Study one')
})

test('Duplicate opens the texts as a new study that is neither public nor saved', async () => {
  const { shownPath } = await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('Study one')
  await click('Duplicate')
  await vi.waitFor(() => expect(shownPath()).toBe('/tb_admin/case-studies'))
  await screen.findByText('New case study', { selector: 'h2' })
  expect(textsOfForm()[0]).toBe('Study one')
  expect(screen.getAllByLabelText('Published')[0]).not.toBeChecked()
  expect(screen.queryByText(/will not be saved/), 'languages without a text').not.toBeInTheDocument()
})

test('a token that the backend rejects leads to the sign-in, with the reason (A16)', async () => {
  const token = { access_token: 'a', refresh_token: 'b', expires_at: 9_999_999_999 }
  localStorage.setItem('sb-localhost-auth-token', JSON.stringify({ ...token, user: {} }))
  vi.mocked(fetch).mockImplementation(async () => Response.json({ message: 'JWT expired' }, { status: 401 }))
  const { shownPath } = await openAdmin('/tb_admin/case-studies/one')
  await vi.waitFor(() => expect(shownNotice()?.title).toMatch(/^Your sign-in is no longer accepted/))
  expect(localStorage.getItem('sb-localhost-auth-token')).toBeNull()
  expect(shownPath()).toMatch(/^\/tb_admin/)
})

test('after "Close the report", the list has the focus (A8)', async () => {
  const report = { translations: [{ slug: 'one', language: 'sk' }], skipped: [], failed: [] }
  vi.spyOn(translations, 'createTranslations').mockResolvedValue(report)
  await openAdmin('/tb_admin/case-studies')
  await click('Generate translations')
  await answerYes()
  await click('Close the report')
  expect(screen.queryByLabelText('Close the report')).not.toBeInTheDocument()
  expect(screen.getByText('All case studies')).toHaveFocus()
})

test('a save without a connection is what the toast reports, not the list that is read again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await openAdmin('/tb_admin/case-studies/one')
  await screen.findByDisplayValue('Study one')
  await userEvent.type(titles()[0] as HTMLElement, '!')
  const offline = new TypeError('Failed to fetch')
  vi.spyOn(repository, 'updateVersion').mockRejectedValue(offline)
  vi.spyOn(repository, 'findVersion').mockRejectedValue(offline)
  const list = vi.mocked(repository.listVersions).mockRejectedValue(offline)
  list.mockClear()
  await click('Update')
  await vi.waitFor(() => expect(list).toHaveBeenCalled())
  await screen.findByText(/^It is not known whether EN was saved/)
  expect(shownNotice()?.title).toMatch(/^Nepodarilo sa uložiť|^Chyba pri aktualizácii EN/)
})
