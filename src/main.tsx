import './index.css'

import { useEffect, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, type HydrationState } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { reloadOnceOnLostChunk } from '@/app/lost-chunk'
import { readHydrationData } from '@/app/router/hydration-data'
import { preloadRoutes, resolveRoutes } from '@/app/router/load-route'
import { createRoutes } from '@/app/router/routes'

async function start(root: HTMLElement) {
  const routes = createRoutes({ withData: true })
  const hydrationData = readHydrationData()
  if (hydrationData) await resolveRoutes(routes, window.location.pathname)

  const router = createBrowserRouter(routes, { hydrationData })
  const app = (
    <AppProvider preload={(path) => preloadRoutes(routes, path)}>
      <FetchMissingData router={router} loaderData={hydrationData?.loaderData}>
        <RouterProvider router={router} />
      </FetchMissingData>
    </AppProvider>
  )
  if (hydrationData) {
    hydrateRoot(root, app)
  } else {
    // What the page shows until then, such as the shell of a detail page, stays until the real page is ready.
    await initialized(router)
    document.querySelector('title')?.remove()
    createRoot(root).render(app)
  }
}

/** Resolves once the first page's code is there and its loaders have answered. */
function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized: isInitialized }) => {
      if (!isInitialized) return
      unsubscribe()
      resolve()
    })
  })
}

type Router = ReturnType<typeof createBrowserRouter>

interface FetchMissingDataProps {
  router: Router
  loaderData: HydrationState['loaderData']
  children: ReactNode
}

/** Once the page is hydrated, fetches what it was prerendered without. */
function FetchMissingData({ router, loaderData, children }: FetchMissingDataProps) {
  useEffect(() => {
    if (Object.values(loaderData ?? {}).includes(null)) void router.revalidate()
  }, [router, loaderData])
  return children
}

reloadOnceOnLostChunk()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
start(root).catch((error: unknown) => console.error('The page could not be started', error))
