import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { dataOf, hydrationElement } from '@/app/router/hydration-data'
import { buildData, pendingData } from '@/app/router/load-data'
import { createRoutes } from '@/app/router/routes'
import { placeOf } from '@/i18n/href'
import { loadedCatalogues } from '@/i18n/i18n'
import { defaultLanguage, isLanguage } from '@/i18n/languages'
import { pages } from '@/routes'

export { detailPlaces } from '@/app/router/detail-places'
export { redirects } from '../static-host/redirects'
export { robots, sitemap } from './sitemap'
export { detailPage, staticPages } from './static-pages'

export const loadSanitizer = async () => (await import('@/features/case-studies/sanitize')).sanitizeHtml

interface PrerenderedHtml {
  /** Title, description, links and share tags. */
  head: string
  /** Content of `#root` and the data it was made with. */
  body: string
  /** False where the backend does not know what the address names. */
  isFound: boolean
}

/** The backend did not give the data of a page. */
export class BackendFault extends Error {
  override name = 'BackendFault'
}

const handlers = {
  withData: createStaticHandler(createRoutes(buildData)),
  withoutData: createStaticHandler(createRoutes(pendingData)),
}

/** The run of head tags that React puts before the page's own markup. */
const LEADING_HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Renders one address of the site to HTML.
 * @param withData whether the page's loaders may ask the backend; if not, it draws its skeleton
 * @throws BackendFault when a loader fails
 */
export async function renderPage(path: string, withData = false): Promise<PrerenderedHtml> {
  const handler = handlers[withData ? 'withData' : 'withoutData']
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects, it cannot be prerendered`)
  const [fault] = Object.values(context.errors ?? {}) as unknown[]
  if (fault) throw new BackendFault(`The data of ${path} could not be read: ${messageOf(fault)}`)

  const { loaderData, actionData, errors } = context
  const isMissing = Object.values(dataOf({ loaderData })).some(
    (datum) => 'status' in datum && datum.status === 'loaded' && datum.value === null,
  )
  if (isMissing) return { head: '', body: '', isFound: false }

  const router = createStaticRouter(handler.dataRoutes, context)
  const faults: unknown[] = []
  const { prelude } = await prerender(
    <AppProvider preload={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
    {
      // Else long parts would come hidden at the end of the page, with a script that puts them in their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void faults.push(error),
    },
  )
  const html = await new Response(prelude).text()
  // What fails within a suspense boundary is left to the browser and would go unnoticed here.
  if (faults.length > 0) throw new Error(`${path} could not be rendered`, { cause: faults[0] })
  const head = LEADING_HEAD_TAGS.exec(html)?.[0] ?? ''
  const page = { path, state: { loaderData, actionData, errors }, ...textsOf(path) }
  return {
    head,
    body: `<div id="root">${html.slice(head.length)}</div>${hydrationElement(page)}`,
    isFound: true,
  }
}

/** The catalogues that a page was made with. */
function textsOf(path: string) {
  const place = placeOf(path)
  const [, segment] = path.split('/')
  const language = place?.language ?? (isLanguage(segment) ? segment : defaultLanguage)
  const namespaces = ['common', ...(place ? pages[place.page].namespaces : [])]
  return { language, catalogues: loadedCatalogues(language, namespaces) }
}

const messageOf = (fault: unknown): string =>
  fault instanceof Object && 'message' in fault ? String(fault.message) : String(fault)
