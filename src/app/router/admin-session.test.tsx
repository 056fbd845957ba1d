import { AuthRetryableFetchError } from '@supabase/supabase-js'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'

import { readDrafts } from '@/admin/case-studies/editor/draft'
import { company } from '@/config/company'
import { getVersions, listVersions } from '@/features/case-studies/api/case-study-repository'
import * as session from '@/features/session/api/session'
import { supabase } from '@/lib/supabase'

import {
  changeSession,
  heading,
  mockBackend,
  openAdmin,
  studyForm,
  titleOfEnglish,
  toast,
} from './testing/open-admin'

mockBackend()
afterEach(() => {
  document.cookie = 'language=; max-age=0; path=/'
})

async function submitCredentials() {
  await userEvent.type(await screen.findByLabelText(/Email/), 'admin@example.com')
  await userEvent.type(screen.getByLabelText(/Password/), 'a good password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
}

const returnTo = 'returnTo=%2Ftb_admin%2Fcase-studies'

test.each([
  ['/tb_admin/case-studies', '/tb_admin'],
  ['/tb_admin/case-studies/', '/tb_admin'],
  ['/tb_admin/it-projects', '/tb_admin'],
  ['/tb_admin/case-studies/tb-duos?lang=de', `/tb_admin?${returnTo}%2Ftb-duos%3Flang%3Dde`],
])('without a session, %s redirects to the sign-in', async (path, signInPath) => {
  const { router, shownPath } = await openAdmin(path, false)
  expect(await heading('Admin sign-in')).toBeVisible()
  expect(document.title).toBe(`Admin sign-in | ${company.brand}`)
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(shownPath()).toBe(signInPath)
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
})

test('the admin area shows and requests nothing until the session is checked', async () => {
  let respond: (exists: boolean) => void = () => undefined
  await openAdmin('/tb_admin/case-studies/tb-duos', new Promise((resolve) => (respond = resolve)))
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
  respond(false)
  expect(await heading('Admin sign-in')).toBeVisible()
  expect(listVersions).not.toHaveBeenCalled()
  expect(getVersions).not.toHaveBeenCalled()
})

test.each(['/tb_admin', '/tb_admin?returnTo=//evil.example/tb_admin/'])(
  '%s redirects to the case studies if there is a session',
  async (path) => {
    const { router, shownPath } = await openAdmin(path)
    expect(await heading('Manage Case Studies')).toBeVisible()
    expect(shownPath()).toBe('/tb_admin/case-studies')
    expect(router.state.historyAction).toBe('REPLACE')
  },
)

test('signing in at /tb_admin opens the case studies, focuses their heading and shows a toast', async () => {
  const { shownPath } = await openAdmin('/tb_admin', false)
  await submitCredentials()
  // First the toast, because it closes after seven seconds.
  await vi.waitFor(() => expect(toast()).toBe('Signed in successfully'))
  const listHeading = await heading('Manage Case Studies')
  await vi.waitFor(() => expect(listHeading).toHaveFocus())
  expect(shownPath()).toBe('/tb_admin/case-studies')
})

test('if the sign-in fails, a message appears and the values stay', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  let fail = () => {}
  const response = new Promise<void>((_, reject) => (fail = () => reject(new TypeError('Failed to fetch'))))
  vi.spyOn(session, 'signIn').mockReturnValue(response)
  await openAdmin('/tb_admin', false)
  await submitCredentials()
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeVisible()
  fail()
  expect(await within(screen.getByRole('main')).findByText('Failed to sign in')).toBeVisible()
  expect(toast()).toBe('Failed to sign in')
  expect(screen.getByRole('button', { name: 'Sign In' })).toHaveAttribute('aria-disabled', 'false')
  for (const [label, type, autocomplete, value] of [
    [/Email/, 'email', 'username', 'admin@example.com'],
    [/Password/, 'password', 'current-password', 'a good password'],
  ] as const)
    expect(screen.getByLabelText(label)).toMatchObject({ type, autocomplete, value, required: true })
})

test('when the session ends, the text is kept as a draft, and the sign-in page mentions it', async () => {
  const { shownPath } = await openAdmin('/tb_admin/case-studies/tb-duos')
  await studyForm()
  await userEvent.type(titleOfEnglish(), ' and more')
  act(() => changeSession(false))
  expect(await heading('Admin sign-in')).toBeVisible()
  expect(shownPath()).toBe(`/tb_admin?${returnTo}%2Ftb-duos`)
  expect(await screen.findByText(/^Unsaved text is kept/)).toBeVisible()
  expect(readDrafts().map(({ values }) => values.en?.title)).toEqual(['Duos and more'])
})

test('View site and signing out lead to the home page in the language of the cookie', async () => {
  document.cookie = 'language=sk; path=/'
  // Ends the session before `signOut()` resolves, like Supabase.
  vi.spyOn(session, 'signOut').mockImplementation(async () => act(() => changeSession(false)))
  const { router, shownPath } = await openAdmin('/tb_admin/case-studies')
  expect(await screen.findByRole('link', { name: 'View site' })).toHaveAttribute('href', '/sk')
  expect(screen.getByRole('link', { name: 'View site' })).toHaveAttribute('target', '_blank')
  expect(screen.getByRole('link', { name: 'IT Projekty' })).toHaveAttribute('lang', 'sk')
  await userEvent.click(screen.getByRole('link', { name: 'IT Projekty' }))
  expect(await heading('IT Projekty')).toHaveAttribute('lang', 'sk')
  expect(screen.getByText('Správu IT projektov čoskoro pridáme.')).toHaveAttribute('lang', 'sk')
  const visited: string[] = []
  router.subscribe(() => visited.push(shownPath()))
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await vi.waitFor(() => expect(toast()).toBe('Signed out successfully'))
  expect(await heading('The public site')).toBeVisible()
  expect([...new Set(visited)]).toEqual(['/tb_admin/it-projects', '/sk'])
})

test('without a connection, a page opens, and neither saving nor signing out ends the session', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const stored = JSON.stringify({ access_token: 'a', refresh_token: 'b', expires_at: 0 })
  localStorage.setItem('sb-localhost-auth-token', stored)
  vi.mocked(fetch).mockRejectedValue(new TypeError('Failed to fetch'))
  const { shownPath } = await openAdmin('/tb_admin/case-studies')
  expect(await heading('Manage Case Studies')).toBeVisible()
  await expect(session.checkSession()).rejects.toThrow('Failed to fetch')
  const error = new AuthRetryableFetchError('Cannot renew', 0)
  vi.spyOn(supabase.auth, 'getSession').mockResolvedValueOnce({ data: { session: null }, error })
  await expect(session.checkSession()).rejects.toThrow('Cannot renew')
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  await vi.waitFor(() => expect(toast()).toBe('Failed to sign out'))
  expect(shownPath()).toBe('/tb_admin/case-studies')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
})
