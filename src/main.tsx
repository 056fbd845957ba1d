import './index.css'

import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { recoverFromChunkLoadError } from '@/app/router/chunk-load-error'
import { dataStrategy } from '@/app/router/data-strategy'
import { browserData } from '@/app/router/load-data'
import { preloadRoutes, resolveRoutes } from '@/app/router/load-route'
import {
  dataOf,
  hydrationStateOf,
  readPrerenderedPage,
  removePrerenderedSeoTags,
} from '@/app/router/prerendered-page'
import { RefreshData } from '@/app/router/refresh-data'
import { createRoutes } from '@/app/router/routes'
import { addCatalogues } from '@/i18n/i18n'
import { toAppError } from '@/lib/app-error'

/** Starts the app in several tasks, so that none of them blocks a slow phone for long (docs/decisions/0053). */
async function start(root: HTMLElement) {
  const prerendered = readPrerenderedPage()
  await nextTask()
  if (prerendered) addCatalogues(prerendered.language, prerendered.catalogues)
  await nextTask()
  const hydrationData = hydrationStateOf(prerendered)
  const data = dataOf(hydrationData)
  if (Object.keys(data).length > 0) {
    // Creates the first `Intl` object in a task of its own, because the creation takes long. A page with data needs
    // `Intl` to format numbers and dates.
    new Intl.NumberFormat()
    await nextTask()
  }
  const { pathname } = window.location
  const routes = createRoutes(browserData({ path: pathname, data }))
  if (hydrationData) await resolveRoutes(routes, pathname)
  await nextTask()
  const router = createBrowserRouter(routes, { hydrationData, dataStrategy })
  await nextTask()
  const app = (
    <AppProvider isPrerendered={Boolean(hydrationData)} preload={(path) => preloadRoutes(routes, path)}>
      <RefreshData router={router} data={data}>
        <RouterProvider router={router} />
      </RefreshData>
    </AppProvider>
  )
  if (hydrationData) {
    // In a transition, React hydrates in small steps, and the browser can handle input between the steps.
    startTransition(() => void hydrateRoot(root, app))
  } else {
    // There is no prerendered HTML of this URL to hydrate. Waits until the router has loaded the page, so that the HTML
    // of the document stays on screen until then.
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
  if (toAppError(error).code === 'chunk_load_error') recoverFromChunkLoadError(window.location.href)
})
