import { screen } from '@testing-library/react'
import type { InitialEntry } from 'react-router-dom'
import { beforeEach, vi } from 'vitest'

import { storedVersion } from '@/admin/case-studies/testing/stored-version'
import { clearNotice, shownNotice } from '@/components/toast/notify'
import * as history from '@/features/case-studies/api/case-study-history'
import * as repository from '@/features/case-studies/api/case-study-repository'
import * as submissions from '@/features/enquiries/api/submission-counts'
import * as session from '@/features/session/api/session'
import { renderRoutes } from '@/lib/testing/render'

import { adminRoutes } from '../admin-routes'
import { browserData } from '../load-data'

const version = storedVersion({ slug: 'tb-duos', title: 'Duos' })

const sessionListeners = new Set<() => void>()

function storeSession(exists: boolean | Promise<boolean>): void {
  vi.spyOn(session, 'hasSession').mockReturnValue(Promise.resolve(exists))
}

export function changeSession(exists: boolean): void {
  storeSession(exists)
  if (!exists) sessionListeners.forEach((listener) => listener())
}

/** Replaces the backend with one that has one study, for all tests of the file. */
export function mockBackend(): void {
  beforeEach(() => {
    clearNotice()
    vi.spyOn(window, 'scrollTo').mockReturnValue()
    // The layout asks whether the user is an administrator.
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([{ user_id: 'id' }]))
    vi.spyOn(session, 'signIn').mockImplementation(async () => changeSession(true))
    vi.spyOn(session, 'watchSession').mockImplementation((listener) => {
      sessionListeners.add(listener)
      return () => sessionListeners.delete(listener)
    })
    vi.spyOn(repository, 'listVersions').mockResolvedValue([version])
    vi.spyOn(repository, 'getVersions').mockImplementation(async (slug) =>
      slug === version.slug ? [version] : [],
    )
    vi.spyOn(history, 'listDeletedVersions').mockResolvedValue([])
    vi.spyOn(submissions, 'getSubmissionCounts').mockResolvedValue(null)
  })
}

export async function openAdmin(path: InitialEntry, hasSession: boolean | Promise<boolean> = true) {
  storeSession(hasSession)
  const site = { path: '/:language', element: <h1 tabIndex={-1}>The public site</h1> }
  const routes = [{ hydrateFallbackElement: <></>, children: [adminRoutes(browserData()), site] }]
  const router = await renderRoutes('en', routes, { initialEntries: [path] })
  return { router, shownPath: () => router.state.location.pathname + router.state.location.search }
}

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
// The following queries are by text or label, because queries by role are slow in a large form.
export const studyForm = () => screen.findByText('Edit case study')
export const editLink = () => screen.findByLabelText('Edit: Duos')
export function titleOfEnglish() {
  const [title] = screen.getAllByLabelText(/^Title/)
  if (!title) throw new Error('The form has no title')
  return title
}
export const toast = () => shownNotice()?.title
