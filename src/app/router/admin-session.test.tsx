import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { getVersions, listVersions } from '@/features/case-studies/api/case-study-repository'

import { changeSession, signOut } from './testing/fake-session'
import { heading, openAdmin, resetAdmin, studyForm, toasts } from './testing/open-admin'

vi.mock('@/features/session/api/session', () => import('./testing/fake-session'))
vi.mock('@/features/case-studies/api/case-study-repository', () => ({
  listVersions: vi.fn<typeof listVersions>(),
  getVersions: vi.fn<typeof getVersions>(),
}))
vi.mock('@/features/case-studies/api/case-study-history', () => ({ listDeletedVersions: async () => [] }))
vi.mock('@/features/enquiries/api/submission-counts', () => ({ getSubmissionCounts: async () => null }))

// The tests have a long timeout, because the form of a study takes long to render in jsdom.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(resetAdmin)
afterEach(() => {
  document.cookie = 'language=; max-age=0; path=/'
  vi.restoreAllMocks()
})

async function submitCredentials() {
  await userEvent.type(screen.getByLabelText(/Email/), 'admin@example.com')
  await userEvent.type(screen.getByLabelText(/Password/), 'a good password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
}

const returnTo = 'returnTo=%2Ftb_admin%2Fcase-studies'

test.each([
  ['/tb_admin/case-studies', '/tb_admin'],
  ['/tb_admin/case-studies/', '/tb_admin'],
  ['/tb_admin/it-projects', '/tb_admin'],
  ['/tb_admin/case-studies/tb-duos?lang=de', `/tb_admin?${returnTo}%2Ftb-duos%3Flang%3Dde`],
])('%s redirects to the sign-in at %s if there is no session', async (path, signInPath) => {
  const { router, shownPath } = await openAdmin(path, false)
  expect(await heading('Admin sign-in')).toBeVisible()
  expect(shownPath()).toBe(signInPath)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
})

test.each(['/tb_admin/case-studies', '/tb_admin/case-studies/tb-duos'])(
  '%s shows and requests nothing until the session is checked',
  async (path) => {
    let respond: (exists: boolean) => void = () => undefined
    await openAdmin(path, new Promise((resolve) => (respond = resolve)))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    respond(false)
    expect(await heading('Admin sign-in')).toBeVisible()
    expect(listVersions).not.toHaveBeenCalled()
    expect(getVersions).not.toHaveBeenCalled()
  },
)

test('the sign-in redirects to the case studies if there is a session', async () => {
  const { router, shownPath } = await openAdmin('/tb_admin', true)
  expect(await heading('Manage Case Studies')).toBeVisible()
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('a returnTo outside of the admin area is ignored', async () => {
  const { shownPath } = await openAdmin('/tb_admin?returnTo=//evil.example', true)
  expect(await heading('Manage Case Studies')).toBeVisible()
  expect(shownPath()).toBe('/tb_admin/case-studies')
})

test('the page IT projects shows its placeholder if there is a session', async () => {
  await openAdmin('/tb_admin/it-projects', true)
  expect(await heading('IT Projekty')).toBeVisible()
  expect(screen.getByText('Správu IT projektov čoskoro pridáme.')).toBeVisible()
})

test('signing in at /tb_admin opens the case studies, focuses their heading and shows a toast', async () => {
  const { shownPath } = await openAdmin('/tb_admin', false)
  await submitCredentials()
  const listHeading = await heading('Manage Case Studies')
  await vi.waitFor(() => expect(listHeading).toHaveFocus())
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(toasts()).toEqual(['Signed in successfully'])
})

test('signing in returns to the requested study and language tab', async () => {
  const path = '/tb_admin/case-studies/tb-duos?lang=de'
  const { shownPath } = await openAdmin(path, false)
  await heading('Admin sign-in')
  await submitCredentials()
  expect(await studyForm()).toBeVisible()
  expect(shownPath()).toBe(path)
  expect(screen.getByRole('tab', { name: /^DE/ })).toHaveAttribute('aria-selected', 'true')
})

test('when the session ends, the text is kept as a draft, and the sign-in page mentions it', async () => {
  const { shownPath } = await openAdmin('/tb_admin/case-studies/tb-duos', true)
  await studyForm()
  const [title] = screen.getAllByLabelText(/^Title/)
  if (!title) throw new Error('The form has no title')
  await userEvent.type(title, ' and more')
  act(() => changeSession(false))
  expect(await heading('Admin sign-in')).toBeVisible()
  expect(shownPath()).toBe(`/tb_admin?${returnTo}%2Ftb-duos`)
  expect(await screen.findByText(/Your unsaved text is kept/)).toBeVisible()
  const [draft = ''] = Object.keys(localStorage).filter((key) => key.startsWith('case-study-draft:'))
  expect(localStorage.getItem(draft)).toContain('Duos and more')
})

test('the link View site leads to the home page in the language of the cookie', async () => {
  document.cookie = 'language=sk; path=/'
  await openAdmin('/tb_admin/case-studies', true)
  expect(await screen.findByRole('link', { name: 'View site' })).toHaveAttribute('href', '/sk')
})

test('signing out opens the public home page in the language of the cookie and shows a toast', async () => {
  document.cookie = 'language=sk; path=/'
  let respond = () => {}
  vi.mocked(signOut).mockReturnValue(new Promise<void>((resolve) => (respond = resolve)))
  const { router, visited } = await openAdmin('/tb_admin/case-studies', true)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled()

  // Ends the session before `signOut()` resolves, like Supabase.
  act(() => changeSession(false))
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  respond()
  expect(await heading('The public site')).toBeVisible()
  expect(visited).toEqual(['/tb_admin/case-studies', '/sk'])
  expect(toasts()).toEqual(['Signed out successfully'])
})

test('if signing out fails, a toast appears and the page stays', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(signOut).mockRejectedValue(new Error('offline'))
  const { shownPath } = await openAdmin('/tb_admin/case-studies', true)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect(toasts()).toEqual(['Failed to sign out'])
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
})

test('the sign-in page has a title and the robots tag noindex', async () => {
  await openAdmin('/tb_admin', false)
  await heading('Admin sign-in')
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.title).toBe('Admin sign-in | Tidebridge')
})
