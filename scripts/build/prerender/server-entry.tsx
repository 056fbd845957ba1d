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
export { detailPage, documentsByPattern, staticPages } from './static-pages'

export const loadSanitizer = async () => (await import('@/features/case-studies/sanitize')).sanitizeHtml

interface PrerenderedHtml {
  /** HTML for `<head>`: title, description, links and share tags. */
  head: string
  /** The `#root` element with the page, as HTML: `<div id="root">…</div>`. */
  body: string
  /** HTML of the element with the hydration data. */
  data: string
  /** False if the backend has no record for the URL. Then the other properties are empty. */
  isFound: boolean
}

export class BackendError extends Error {
  override name = 'BackendError'
}

const handlers = {
  withData: createStaticHandler(createRoutes(buildData)),
  withoutData: createStaticHandler(createRoutes(pendingData)),
}

/** Matches the tags at the start of the HTML that React renders. These tags are moved to `<head>`. */
const LEADING_HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Renders the page at a URL path to HTML.
 * @param withData whether to load the page's data from the backend. If false, a page with data shows its skeleton.
 * @throws BackendError if the data cannot be loaded
 * @throws Error if the path redirects or a component throws
 */
export async function renderPage(path: string, withData = false): Promise<PrerenderedHtml> {
  const handler = handlers[withData ? 'withData' : 'withoutData']
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  const errorsByRoute: Record<string, unknown> = context.errors ?? {}
  const [loadError] = Object.values(errorsByRoute)
  if (loadError) throw new BackendError(`Could not load the data of ${path}: ${messageOf(loadError)}`)

  const { loaderData, actionData, errors } = context
  const isMissing = Object.values(dataOf({ loaderData })).some(
    (datum) => 'status' in datum && datum.status === 'loaded' && datum.value === null,
  )
  if (isMissing) return { head: '', body: '', data: '', isFound: false }

  const router = createStaticRouter(handler.dataRoutes, context)
  const renderErrors: unknown[] = []
  const { prelude } = await prerender(
    <AppProvider isPrerendered preload={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
    {
      // Makes React write all content in place. By default it writes long sections in hidden elements at the end of the
      // HTML and moves them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void renderErrors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  // `prerender` does not throw an error that occurs inside a Suspense boundary, but renders the fallback. So `onError`
  // collects the errors.
  if (renderErrors.length > 0) throw new Error(`Could not render ${path}`, { cause: renderErrors[0] })
  const head = LEADING_HEAD_TAGS.exec(html)?.[0] ?? ''
  const page = { path, state: { loaderData, actionData, errors }, ...cataloguesOf(path) }
  return {
    head,
    body: `<div id="root">${html.slice(head.length)}</div>`,
    data: hydrationElement(page),
    isFound: true,
  }
}

function cataloguesOf(path: string) {
  const match = matchPage(path)
  const [, segment] = path.split('/')
  const language = match?.language ?? (isLanguage(segment) ? segment : defaultLanguage)
  const namespaces = ['common', ...(match ? pages[match.page].namespaces : [])]
  return { language, catalogues: loadedCatalogues(language, namespaces) }
}

const messageOf = (error: unknown): string =>
  error instanceof Object && 'message' in error ? String(error.message) : String(error)
