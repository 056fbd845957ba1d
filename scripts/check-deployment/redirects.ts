import { redirectFor } from '@/i18n/href'
import { legacyRedirects } from '@/routes'

import type { Finding, Site } from './deployment'

/** Paths that the site must redirect: the root, all legacy paths, and examples of the other redirects (spec 2). */
const redirectedPaths = [
  '/',
  ...Object.keys(legacyRedirects),
  '/uber-uns',
  '/it-projects/1',
  '/EN',
  '/De/kontakt',
]

export async function checkRedirects({ origin, send }: Site): Promise<Finding[]> {
  const wrong = await Promise.all(
    redirectedPaths.map(async (path) => {
      const { status, headers } = await send(origin + path)
      const location = headers.get('location')
      const expected = redirectFor(path) ?? ''
      const isRedirected =
        status >= 300 &&
        status < 400 &&
        location !== null &&
        new URL(location, origin).href === origin + expected
      return isRedirected ? [] : [`${path} (status ${status}, expected a redirect to ${expected})`]
    }),
  )
  if (wrong.flat().length === 0) return []
  return [
    {
      problem: `${wrong.flat().length} of ${redirectedPaths.length} URLs of ${origin} are not redirected: ${wrong.flat().slice(0, 3).join('; ')}.`,
      remedy:
        'Publish the file `_redirects` of `dist/` on a host that applies it (Netlify, Cloudflare Pages).',
      section: 'Publish the site',
    },
  ]
}
