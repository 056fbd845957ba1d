import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { StartNotice } from '@/app/layout/start-notice'
import { buildData, pendingData } from '@/app/router/load-data'
import { hydrationElement } from '@/app/router/prerendered-page'
import { createRoutes } from '@/app/router/create-routes'
import { matchPage } from '@/i18n/href'
import { loadCatalogues, loadedCatalogues } from '@/i18n/i18n'
import { defaultLanguage, isLanguage, type Language } from '@/i18n/languages'
import { pages } from '@/routes'

import type { StaticPage } from './static-pages'

export { sanitizeHtml } from '@/features/case-studies/sanitize'
export { shareImageSize, sharePath } from '@/seo/share-image'
export { redirects } from './redirects'
export { sitemap } from './sitemap'
export { detailPage, listDetailPages, staticPages } from './static-pages'

const withData = createStaticHandler(createRoutes(buildData))
const withoutData = createStaticHandler(createRoutes(pendingData))

/** Matches the tags at the start of the HTML that React renders. These tags are moved to `<head>`. */
const LEADING_HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Renders a page to HTML. A shell shows its skeleton. Every other page shows its data.
 * @returns `head`: title, description, links and share tags; `body`: the `#root` element; `data`: the element with the
 *   hydration data; `notice`: see `renderStartNotice`
 * @throws Error if the data cannot be loaded, the path redirects, or a component throws
 */
export async function renderPage({ path, isShell }: StaticPage) {
  const handler = isShell ? withoutData : withData
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`)
  const { loaderData, actionData, errors } = context
  const [loadError] = Object.values<unknown>(errors ?? {})
  if (loadError) {
    const { message } = loadError as { message: string }
    throw new Error(`Could not load the data of ${path}: ${message}`, { cause: loadError })
  }

  const renderErrors: unknown[] = []
  const { prelude } = await prerender(
    <AppProvider isPrerendered preload={() => undefined}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </AppProvider>,
    {
      // Makes React write all content in place. By default it writes long sections in hidden elements at the end of the
      // HTML and moves them with a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void renderErrors.push(error),
    },
  )
  const html = await new Response(prelude).text()
  // `prerender` does not throw an error that occurs inside a Suspense boundary, but renders the fallback.
  if (renderErrors.length > 0) throw new Error(`Could not render ${path}`, { cause: renderErrors[0] })
  const head = LEADING_HEAD_TAGS.exec(html)?.[0] ?? ''
  const page = { path, state: { loaderData, actionData, errors }, ...cataloguesOf(path) }
  return {
    head,
    body: `<div id="root">${html.slice(head.length)}</div>`,
    data: hydrationElement(page),
    notice: await renderStartNotice(page.language),
  }
}

/** Returns the HTML of the hidden notice that a page has not loaded completely. */
export async function renderStartNotice(language: Language): Promise<string> {
  await loadCatalogues(language, ['start'])
  return renderToStaticMarkup(<StartNotice language={language} />)
}

function cataloguesOf(path: string) {
  const match = matchPage(path)
  const [, segment] = path.split('/')
  const language = match?.language ?? (isLanguage(segment) ? segment : defaultLanguage)
  const namespaces = ['common', ...(match ? pages[match.page].namespaces : [])]
  return { language, catalogues: loadedCatalogues(language, namespaces) }
}
