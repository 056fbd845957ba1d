import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { clearNotices, noticeStore } from '@/components/toast/notify'
import { getVersions, listVersions } from '@/features/case-studies/api/case-study-repository'

import { adminRoutes } from './admin-routes'
import { browserData } from './load-data'

/** Replaces Supabase Auth: holds the session and reports its changes. */
const auth = vi.hoisted(() => {
  const listeners = new Set<(signedIn: boolean) => void>()
  const state = { session: Promise.resolve(false) }
  return {
    state,
    change: (signedIn: boolean) => {
      state.session = Promise.resolve(signedIn)
      listeners.forEach((listener) => listener(signedIn))
    },
    watch: (listener: (signedIn: boolean) => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    signIn: vi.fn(),
    signOut: vi.fn(),
  }
})
vi.mock('@/features/session/api/session', () => ({
  hasSession: () => auth.state.session,
  watchSession: auth.watch,
  signIn: auth.signIn,
  signOut: auth.signOut,
  authErrorMessage: () => undefined,
}))
vi.mock('@/features/case-studies/api/case-study-repository', () => ({
  listVersions: vi.fn<typeof listVersions>(),
  getVersions: vi.fn<typeof getVersions>(),
}))

const version = {
  id: 'id-en',
  updated_at: '2026-03-05T12:00:00Z',
  created_at: '2026-03-01T08:00:00Z',
  slug: 'tb-duos',
  language: 'en',
  title: 'Duos',
  excerpt: 'In short',
  content: '<p>At length</p>',
  client_name: 'Client',
  category: '',
  featured_image: null,
  published: true,
  about_company: null,
  testimonial_text: null,
  testimonial_author: null,
  testimonial_author_role: null,
  testimonial_image: null,
}

// jsdom renders the form of a study slowly.
vi.setConfig({ testTimeout: 30_000 })

beforeEach(() => {
  clearNotices()
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.mocked(listVersions).mockReset().mockResolvedValue([version])
  vi.mocked(getVersions)
    .mockReset()
    .mockImplementation(async (slug) => (slug === version.slug ? [version] : []))
  auth.signIn.mockImplementation(async () => void setTimeout(() => auth.change(true)))
})
afterEach(() => {
  document.cookie = 'language=; max-age=0; path=/'
  vi.restoreAllMocks()
})

/** Opens a path; `visited` lists the paths that were shown after it. */
async function open(path: string, session: boolean | Promise<boolean>) {
  auth.state.session = Promise.resolve(session)
  const router = createMemoryRouter(
    [
      {
        hydrateFallbackElement: <></>,
        children: [
          adminRoutes(browserData()),
          { path: '/:language', element: <h1 tabIndex={-1}>The public site</h1> },
        ],
      },
    ],
    { initialEntries: [path] },
  )
  const visited: string[] = []
  router.subscribe(({ location }) => {
    if (visited.at(-1) !== location.pathname) visited.push(location.pathname)
  })
  await act(async () => {
    render(<RouterProvider router={router} />)
  })
  const shownPath = () => router.state.location.pathname + router.state.location.search
  return { router, visited, shownPath }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
// By their texts, because queries by role are slow in a form of this size.
const studyForm = () => screen.findByText('Edit case study')
const newForm = () => screen.findByText('New case study')
const editLink = () => screen.findByLabelText('Edit: Duos')
const toasts = () => noticeStore.snapshot().map(({ title }) => title)
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
])('%s redirects to %s without a session', async (path, signInPath) => {
  const { router, shownPath } = await open(path, false)
  expect(await heading('Admin sign-in')).toBeVisible()
  expect(shownPath()).toBe(signInPath)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
})

test.each(['/tb_admin/case-studies', '/tb_admin/case-studies/tb-duos'])(
  '%s requests no data until the session is known to exist',
  async (path) => {
    let answer: (exists: boolean) => void = () => undefined
    await open(path, new Promise((resolve) => (answer = resolve)))
    expect(screen.queryByRole('heading')).not.toBeInTheDocument()
    answer(false)
    expect(await heading('Admin sign-in')).toBeVisible()
    expect(listVersions).not.toHaveBeenCalled()
    expect(getVersions).not.toHaveBeenCalled()
  },
)

test('the sign-in redirects to the case studies if there is a session', async () => {
  const { router, shownPath } = await open('/tb_admin', true)
  expect(await heading('Manage Case Studies')).toBeVisible()
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('the sign-in does not redirect to a URL outside of the admin area', async () => {
  const { shownPath } = await open('/tb_admin?returnTo=//evil.example', true)
  expect(await heading('Manage Case Studies')).toBeVisible()
  expect(shownPath()).toBe('/tb_admin/case-studies')
})

test('the IT projects page opens if there is a session', async () => {
  await open('/tb_admin/it-projects', true)
  expect(await heading('IT Projekty')).toBeVisible()
  expect(screen.getByText('Správu IT projektov čoskoro pridáme.')).toBeVisible()
})

test('signing in opens the case studies and focuses their heading', async () => {
  const { shownPath } = await open('/tb_admin', false)
  await submitCredentials()
  expect(await heading('Manage Case Studies')).toHaveFocus()
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(toasts()).toEqual(['Signed in successfully'])
})

test('signing in returns to the study and language tab of the URL that was opened', async () => {
  const path = '/tb_admin/case-studies/tb-duos?lang=de'
  const { shownPath } = await open(path, false)
  await heading('Admin sign-in')
  await submitCredentials()
  expect(await studyForm()).toBeVisible()
  expect(shownPath()).toBe(path)
  expect(screen.getByRole('tab', { name: /^DE/ })).toHaveAttribute('aria-selected', 'true')
})

test('a session that ends in another tab redirects to the sign-in and keeps the typed text as a draft', async () => {
  const { shownPath } = await open('/tb_admin/case-studies/tb-duos', true)
  await studyForm()
  const [title] = screen.getAllByLabelText(/^Title/)
  if (!title) throw new Error('The form has no title')
  await userEvent.type(title, ' and more')
  act(() => auth.change(false))
  expect(await heading('Admin sign-in')).toBeVisible()
  expect(shownPath()).toBe(`/tb_admin?${returnTo}%2Ftb-duos`)
  expect(await screen.findByText(/Your unsaved text is kept/)).toBeVisible()
  expect(localStorage.getItem('case-study-draft:tb-duos')).toContain('Duos and more')
})

test('signing out opens the public site in the current language', async () => {
  document.cookie = 'language=sk; path=/'
  let answer = () => {}
  auth.signOut.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)))
  const { router, visited } = await open('/tb_admin/case-studies', true)
  expect(await screen.findByRole('link', { name: 'View site' })).toHaveAttribute('href', '/sk')
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled()

  // Supabase reports the end of the session before `signOut()` resolves.
  act(() => auth.change(false))
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  answer()
  expect(await heading('The public site')).toBeVisible()
  expect(visited).toEqual(['/tb_admin/case-studies', '/sk'])
  expect(toasts()).toEqual(['Signed out successfully'])
})

test('a failed sign-out shows a message and keeps the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  auth.signOut.mockRejectedValue(new Error('offline'))
  const { shownPath } = await open('/tb_admin/case-studies', true)
  await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }))
  expect(toasts()).toEqual(['Failed to sign out'])
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
})

test('every admin page asks search engines not to index it', async () => {
  await open('/tb_admin', false)
  await heading('Admin sign-in')
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.title).toBe('Admin sign-in | Tidebridge')
})

test('Edit opens the URL of the study, focuses the heading of its form and does not reload the list', async () => {
  const { shownPath } = await open('/tb_admin/case-studies', true)
  await userEvent.click(await editLink())
  expect(await studyForm()).toHaveFocus()
  expect(shownPath()).toBe('/tb_admin/case-studies/tb-duos')
  expect(listVersions).toHaveBeenCalledOnce()
})

test('going back from a study shows the form for a new study and reloads the list', async () => {
  const { router, shownPath } = await open('/tb_admin/case-studies', true)
  await act(() => router.navigate('/tb_admin/case-studies/tb-duos'))
  await act(() => router.navigate(-1))
  expect(await newForm()).toBeVisible()
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(listVersions).toHaveBeenCalledTimes(2)
})

test('a language tab goes into the URL and loads nothing', async () => {
  const { router, shownPath } = await open('/tb_admin/case-studies/tb-duos', true)
  await studyForm()
  await userEvent.click(screen.getByRole('tab', { name: /^SK/ }))
  await vi.waitFor(() => expect(shownPath()).toBe('/tb_admin/case-studies/tb-duos?lang=sk'))
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.getByRole('tab', { name: /^SK/ })).toHaveFocus()
  expect(listVersions).toHaveBeenCalledOnce()
  expect(getVersions).toHaveBeenCalledOnce()
})

test('a slug without a study shows a message beside the list', async () => {
  await open('/tb_admin/case-studies/none', true)
  expect(await screen.findByText(/This case study does not exist/)).toBeVisible()
  expect(await editLink()).toBeVisible()
})

test('a study that fails to load shows a message, and Try again loads it', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(getVersions).mockRejectedValueOnce(new Error('connection lost'))
  await open('/tb_admin/case-studies/tb-duos', true)
  expect(await screen.findByText('Failed to load the case study')).toBeVisible()
  await userEvent.click(screen.getByText('Try again'))
  expect(await studyForm()).toBeVisible()
})

test('a list that fails to load is not taken for an empty one, and Try again loads it', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  vi.mocked(listVersions).mockRejectedValueOnce(new Error('connection lost'))
  await open('/tb_admin/case-studies', true)
  const retry = await screen.findByText('Try again')
  expect(within(screen.getByRole('main')).getByText('Failed to load case studies')).toBeVisible()
  expect(toasts()).toEqual(['Failed to load case studies'])
  expect(log).toHaveBeenCalledOnce()
  expect(screen.queryByText('Zatiaľ žiadne case studies.')).not.toBeInTheDocument()
  await userEvent.click(retry)
  expect(await editLink()).toBeVisible()
})
