import './index.css'

import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

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
      <RouterProvider router={router} />
    </AppProvider>
  )
  if (hydrationData) {
    hydrateRoot(root, app)
    // The prerendered page carries no data of its own: fetch it now that the page stands.
    if (Object.values(hydrationData.loaderData ?? {}).includes(null)) void router.revalidate()
  } else {
    document.querySelector('title')?.remove()
    createRoot(root).render(app)
  }
}

reloadOnceOnLostChunk()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
void start(root)
