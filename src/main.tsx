import './index.css'

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { browserData } from '@/app/router/load-data'
import { dataStrategy, preloadRoutes, resolveRoutes } from '@/app/router/load-route'
import {
  dataOf,
  hydrationStateOf,
  readPrerenderedPage,
  removePrerenderedSeoTags,
} from '@/app/router/prerendered-page'
import { RefreshData } from '@/app/router/refresh-data'
import { createRoutes } from '@/app/router/create-routes'
import { addCatalogues } from '@/i18n/i18n'

/** Starts the app in several tasks, so that the browser can handle input between them. */
async function start(root: HTMLElement) {
  await nextTask()
  const prerendered = readPrerenderedPage()
  if (prerendered) addCatalogues(prerendered.language, prerendered.catalogues)
  const hydrationData = hydrationStateOf(prerendered)
  const data = dataOf(hydrationData)
  const { pathname } = window.location
  await nextTask()
  const routes = createRoutes(browserData({ path: pathname, data }))
  if (hydrationData) await resolveRoutes(routes, pathname)
  await nextTask()
  const router = createBrowserRouter(routes, { hydrationData, dataStrategy })
  const app = (
    <AppProvider isPrerendered={Boolean(hydrationData)} preload={(path) => preloadRoutes(routes, path)}>
      <RefreshData router={router} data={data}>
        <RouterProvider router={router} />
      </RefreshData>
    </AppProvider>
  )
  if (hydrationData) {
    startTransition(() => void hydrateRoot(root, app))
  } else {
    // The HTML of the document stays on screen until the router has loaded the page.
    await initialized(router)
    removePrerenderedSeoTags()
    createRoot(root).render(app)
  }
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))

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

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
start(root).catch((error: unknown) => {
  console.error('The page could not be started', error)
  // The inline script reloads the page once, or shows a notice (`scripts/build/start-scripts.ts`).
  window.dispatchEvent(new Event('start-failed'))
})
