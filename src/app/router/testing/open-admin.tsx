import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { vi } from 'vitest'

import { storedVersion } from '@/admin/case-studies/testing/stored-version'
import { clearNotices, noticeStore } from '@/components/toast/notify'
import { getVersions, listVersions } from '@/features/case-studies/api/case-study-repository'

import { adminRoutes } from '../admin-routes'
import { browserData } from '../load-data'
import { storeSession } from './fake-session'

const version = {
  ...storedVersion({ slug: 'tb-duos', title: 'Duos' }),
  created_at: '2026-03-01T08:00:00Z',
}

export function resetAdmin(): void {
  clearNotices()
  localStorage.clear()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.mocked(listVersions).mockReset().mockResolvedValue([version])
  vi.mocked(getVersions)
    .mockReset()
    .mockImplementation(async (slug) => (slug === version.slug ? [version] : []))
}

export async function openAdmin(path: string, session: boolean | Promise<boolean>) {
  storeSession(session)
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

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
// The following queries are by text or label, because queries by role are slow in a large form.
export const studyForm = () => screen.findByText('Edit case study')
export const newForm = () => screen.findByText('New case study')
export const editLink = () => screen.findByLabelText('Edit: Duos')
export const toasts = () => noticeStore.snapshot().map(({ title }) => title)
