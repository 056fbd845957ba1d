import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'

import { AppProvider } from '@/app/app-provider'
import { hydrationElement } from '@/app/router/hydration-data'
import { createRoutes } from '@/app/router/routes'

export { redirects, robots, sitemap } from '@/seo/build/site-files'
export { staticPages } from '@/seo/build/static-pages'

interface PrerenderedHtml {
  /** Title, description, links and share tags. */
  head: string
  /** Content of `#root` and the data it was made with. */
  body: string
}

/** The run of head tags that React puts before the page's own markup. */
const LEADING_HEAD_TAGS = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/** Renders one address of the site to HTML. */
export async function renderPage(path: string): Promise<PrerenderedHtml> {
  const handler = createStaticHandler(createRoutes({ withData: false }))
  const context = await handler.query(new Request(new URL(path, 'http://localhost')))
  if (context instanceof Response) throw new Error(`${path} redirects, it cannot be prerendered`)

  const router = createStaticRouter(handler.dataRoutes, context)
  const { prelude } = await prerender(
    <AppProvider preload={() => undefined}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </AppProvider>,
  )
  const html = await new Response(prelude).text()
  const head = LEADING_HEAD_TAGS.exec(html)?.[0] ?? ''
  const { loaderData, actionData, errors } = context
  return {
    head,
    body: `<div id="root">${html.slice(head.length)}</div>${hydrationElement({ path, state: { loaderData, actionData, errors } })}`,
  }
}
