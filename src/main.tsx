import './index.css'

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { reloadOnceOnLostChunk } from '@/app/lost-chunk'
import { dataOf, hydrationDataOf, readPrerenderedPage } from '@/app/router/hydration-data'
import { preloadRoutes, resolveRoutes } from '@/app/router/load-route'
import { keepingWhatIsShown } from '@/app/router/page-data'
import { RefreshData } from '@/app/router/refresh-data'
import { createRoutes } from '@/app/router/routes'
import { addCatalogues } from '@/i18n/i18n'

async function start(root: HTMLElement) {
  const prerendered = readPrerenderedPage()
  if (prerendered) addCatalogues(prerendered.language, prerendered.catalogues)
  const hydrationData = hydrationDataOf(prerendered)
  const { pathname } = window.location
  const routes = createRoutes(keepingWhatIsShown({ path: pathname, data: dataOf(hydrationData) }))
  if (hydrationData) await resolveRoutes(routes, pathname)

  const router = createBrowserRouter(routes, { hydrationData })
  const app = (
    <AppProvider preload={(path) => preloadRoutes(routes, path)}>
      <RefreshData router={router} loaderData={hydrationData?.loaderData}>
        <RouterProvider router={router} />
      </RefreshData>
    </AppProvider>
  )
  if (hydrationData) {
    // In slices: a cheap phone answers a tap in between.
    startTransition(() => void hydrateRoot(root, app))
  } else {
    // What the page shows until then, such as the shell of a detail page, stays until the real page is ready.
    await initialized(router)
    document.querySelector('title')?.remove()
    createRoot(root).render(app)
  }
}

/** Resolves once the first page's code is there and its loaders have answered. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve()
    const unsubscribe = router.subscribe(({ initialized: isInitialized }) => {
      if (!isInitialized) return
      unsubscribe()
      resolve()
    })
  })
}

reloadOnceOnLostChunk()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
start(root).catch((error: unknown) => console.error('The page could not be started', error))
