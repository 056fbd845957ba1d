import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { buildData, pendingData } from '@/app/router/load-data'
import { dataOf, hydrationElement } from '@/app/router/prerendered-page'
import { createRoutes } from '@/app/router/routes'
import { matchPage } from '@/i18n/href'
import { loadedCatalogues } from '@/i18n/i18n'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { pages } from '@/routes'

export { listDetailPages } from '@/app/router/list-detail-pages'
export { redirects } from '../static-host/redirects'
export { robots, sitemap } from './sitemap'
export { detailPage, staticPages } from './static-pages'

export const loadSanitizer = async () => (await import('@/features/case-studies/sanitize')).sanitizeHtml

interface PrerenderedHtml {
  /** Title, description, links and share tags. */
  head: string
  /** The `#root` element and the hydration data. */
  body: string
  /** False if the backend has no record for the URL; `head` and `body` are then empty. */
  isFound: boolean
}

/** Thrown if the data of a page could not be loaded. */
export class BackendError extends Error {
  override name = 'BackendError'
}

const handlers = {
  withData: createStaticHandler(createRoutes(buildData)),
  withoutData: createStaticHandler(createRoutes(pendingData)),
}

/** Matches the head tags that React renders before the page's own markup. */
const LEADING_HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Renders the page at a URL path to HTML.
 * @param withData whether to load the page's data from the backend; if false, the page shows its skeleton
 * @throws BackendError if the data cannot be loaded
 */
export async function renderPage(path: string, withData = false): Promise<PrerenderedHtml> {
  const handler = handlers[withData ? 'withData' : 'withoutData']
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  const [loadError] = Object.values(context.errors ?? {}) as unknown[]
  if (loadError) throw new BackendError(`Could not load the data of ${path}: ${messageOf(loadError)}`)

  const { loaderData, actionData, errors } = context
  const isMissing = Object.values(dataOf({ loaderData })).some(
    (datum) => 'status' in datum && datum.status === 'loaded' && datum.value === null,
  )
  if (isMissing) return { head: '', body: '', isFound: false }

  const router = createStaticRouter(handler.dataRoutes, context)
  const renderErrors: unknown[] = []
  const { prelude } = await prerender(
    <AppProvider preload={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
    {
      // By default, React puts long sections in hidden elements at the end and moves them into place with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void renderErrors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  // React does not throw errors inside a Suspense boundary: it renders the fallback and lets the browser try again.
  if (renderErrors.length > 0) throw new Error(`Could not render ${path}`, { cause: renderErrors[0] })
  const head = LEADING_HEAD_TAGS.exec(html)?.[0] ?? ''
  const page = { path, state: { loaderData, actionData, errors }, ...cataloguesOf(path) }
  return {
    head,
    body: `<div id="root">${html.slice(head.length)}</div>${hydrationElement(page)}`,
    isFound: true,
  }
}

/** Returns the language of a path and the catalogues that its page uses. */
function cataloguesOf(path: string) {
  const match = matchPage(path)
  const [, segment] = path.split('/')
  const language = match?.language ?? (isLanguage(segment) ? segment : defaultLanguage)
  const namespaces = ['common', ...(match ? pages[match.page].namespaces : [])]
  return { language, catalogues: loadedCatalogues(language, namespaces) }
}

const messageOf = (error: unknown): string =>
  error instanceof Object && 'message' in error ? String(error.message) : String(error)
