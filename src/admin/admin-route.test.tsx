import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { dismiss, noticeStore } from '@/components/toast/notify'

import * as adminPages from './admin-pages'
import * as adminRoute from './admin-route'

/** Stands for Supabase Auth: the stored session, and the events that go with its changes. */
const auth = vi.hoisted(() => {
  let listener: (signedIn: boolean) => void = () => undefined
  const change = (signedIn: boolean) => listener(signedIn)
  return {
    stored: Promise.resolve(false),
    change,
    watch: (onChange: (signedIn: boolean) => void) => {
      listener = onChange
      void auth.stored.then(change)
      return () => (listener = () => undefined)
    },
    signIn: vi.fn(),
    signOut: vi.fn(),
  }
})
vi.mock('@/features/session/api/watch-session', () => ({ watchSession: auth.watch }))
vi.mock('@/features/session/api/sign-in', () => ({ signIn: auth.signIn }))
vi.mock('@/features/session/api/sign-out', () => ({ signOut: auth.signOut }))
vi.mock('@/features/case-studies/api/list-all-studies', () => ({ listAllStudies: async () => [] }))

beforeEach(() => {
  noticeStore.snapshot().forEach(({ id }) => dismiss(id))
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  auth.signIn.mockImplementation(async () => void setTimeout(() => auth.change(true)))
})
afterEach(() => {
  document.cookie = 'language=; max-age=0; path=/'
  vi.restoreAllMocks()
})

/** Opens an address; `visited` lists where it led. */
async function open(path: string, stored: boolean | Promise<boolean>) {
  auth.stored = Promise.resolve(stored)
  const router = createMemoryRouter(
    [
      {
        path: '/tb_admin',
        ...adminRoute,
        HydrateFallback: () => null,
        children: [
          { index: true, Component: adminPages.SignIn },
          {
            Component: adminPages.Guarded,
            children: [
              { path: 'case-studies', Component: adminPages.CaseStudies },
              { path: 'it-projects', Component: adminPages.ItProjects },
            ],
          },
        ],
      },
      { path: '/:language', element: <h1>The public site</h1> },
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
  return { router, visited }
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const toasts = () => noticeStore.snapshot().map(({ title }) => title)

test.each(['/tb_admin/case-studies', '/tb_admin/it-projects'])(
  'without a session %s redirects to the sign-in',
  async (path) => {
    const { router } = await open(path, false)
    expect(await heading('Admin sign-in')).toBeVisible()
    expect(router.state.location.pathname).toBe('/tb_admin')
    expect(router.state.historyAction).toBe('REPLACE')
    expect(screen.queryByRole('button', { name: 'Sign Out' })).not.toBeInTheDocument()
  },
)

test('with a session the sign-in redirects to the case studies', async () => {
  const { router } = await open('/tb_admin', true)
  expect(await heading('Manage Case Studies')).toBeVisible()
  expect(router.state.location.pathname).toBe('/tb_admin/case-studies')
  expect(router.state.historyAction).toBe('REPLACE')
})

test('with a session the IT projects open', async () => {
  await open('/tb_admin/it-projects', true)
  expect(await heading('IT Projekty')).toBeVisible()
  expect(screen.getByText('Správu IT projektov čoskoro pridáme.')).toBeVisible()
})

test('nothing private and no form show until the session is known', async () => {
  await open('/tb_admin/case-studies', new Promise(() => undefined))
  expect(screen.getByRole('status')).toHaveTextContent('Loading...')
  expect(screen.queryByRole('heading')).not.toBeInTheDocument()
})

test('signing in leads to the case studies', async () => {
  const { router } = await open('/tb_admin', false)
  await userEvent.type(screen.getByLabelText(/Email/), 'admin@example.com')
  await userEvent.type(screen.getByLabelText(/Password/), 'a good password')
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }))
  expect(await heading('Manage Case Studies')).toHaveFocus()
  expect(router.state.location.pathname).toBe('/tb_admin/case-studies')
  expect(toasts()).toEqual(['Signed in successfully'])
})

test('a session that ends elsewhere leads to the sign-in', async () => {
  await open('/tb_admin/case-studies', true)
  await heading('Manage Case Studies')
  act(() => auth.change(false))
  expect(await heading('Admin sign-in')).toBeVisible()
})

test('signing out leads straight to the public site in the current language', async () => {
  document.cookie = 'language=sk; path=/'
  let answer = () => {}
  auth.signOut.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)))
  const { router, visited } = await open('/tb_admin/case-studies', true)
  expect(await screen.findByRole('link', { name: 'View site' })).toHaveAttribute('href', '/sk')
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeDisabled()

  // The guard hears of the end before who asked for it does.
  act(() => auth.change(false))
  await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  answer()
  expect(await heading('The public site')).toBeVisible()
  expect(visited).toEqual(['/tb_admin/case-studies', '/sk'])
  expect(toasts()).toEqual(['Signed out successfully'])
})

test('a failed sign-out is told and leaves everything as it was', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  auth.signOut.mockRejectedValue(new Error('offline'))
  const { router } = await open('/tb_admin/case-studies', true)
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }))
  expect(toasts()).toEqual(['Failed to sign out'])
  expect(router.state.location.pathname).toBe('/tb_admin/case-studies')
  expect(screen.getByRole('button', { name: 'Sign Out' })).toBeEnabled()
})

test('search engines are told to stay out', async () => {
  await open('/tb_admin', false)
  expect(document.head.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  expect(document.title).toBe('Admin sign-in | Tidebridge')
})
