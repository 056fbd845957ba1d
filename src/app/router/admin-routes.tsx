import { generatePath, replace, type RouteObject } from 'react-router-dom'

import { SkipLink } from '@/app/layout/navigation'
import { NavigationStatus, RouteAnnouncer } from '@/app/layout/navigation-status'
import { defaultLanguage } from '@/i18n/languages'
import type { DataLoaders } from '@/lib/page-data'
import { adminPaths } from '@/routes'

import { loadWhenConnected } from './connection'
import type { LoadData } from './load-data'

type AdminPage = Pick<RouteObject, 'Component' | 'loader' | 'action' | 'shouldRevalidate'> & {
  data?: DataLoaders
}

const loadAdmin = () => loadWhenConnected(() => import('@/admin/route-modules'))

export function adminRoutes(load: LoadData): RouteObject {
  const page = (name: 'itProjects' | 'manager' | 'signIn' | 'study', path: string) => ({
    lazy: async () => {
      const { withWriteCount, [name]: module } = await loadAdmin()
      const { data, ...route }: AdminPage = module
      if (!data) return route
      const loader = withWriteCount(({ params, request: { signal } }) => {
        const searchParams = new URLSearchParams()
        const request = { language: defaultLanguage, params, searchParams, signal }
        return load(data, request, generatePath(path, params))
      })
      return { ...route, loader }
    },
  })

  return {
    path: adminPaths.signIn,
    lazy: adminArea,
    children: [
      { index: true, ...page('signIn', adminPaths.signIn) },
      { path: 'auth', loader: () => replace(adminPaths.signIn) },
      {
        path: 'sign-out',
        loader: () => replace(adminPaths.signIn),
        lazy: async () => ({ action: (await loadAdmin()).layout.signOutAction }),
      },
      {
        // Outside of the pages that need a session: a save without one has its own message (spec 8).
        path: 'writes/:write',
        loader: () => replace(adminPaths.signIn),
        lazy: async () => ({ action: (await loadAdmin()).writes.action }),
      },
      {
        // Middleware runs before all loaders, which would otherwise request data without a session.
        middleware: [async (args) => (await loadAdmin()).requireSession(args)],
        lazy: async () => {
          const { layout, withWriteCount } = await loadAdmin()
          return { ...layout, loader: withWriteCount(layout.loader) }
        },
        children: [
          {
            path: adminPaths.caseStudies,
            ...page('manager', adminPaths.caseStudies),
            children: [
              // One route, so that the form stays when a new study gets its URL.
              { path: `${adminPaths.caseStudy}?`, ...page('study', `${adminPaths.caseStudy}?`) },
            ],
          },
          { path: adminPaths.itProjects, ...page('itProjects', adminPaths.itProjects) },
        ],
      },
    ],
  }
}

async function adminArea() {
  const { AdminArea, ...route } = (await loadAdmin()).area
  return {
    ...route,
    element: (
      <AdminArea>
        <SkipLink />
        <NavigationStatus />
        <RouteAnnouncer />
      </AdminArea>
    ),
  }
}
