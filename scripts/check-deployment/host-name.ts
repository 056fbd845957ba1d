import type { Finding, Site } from './deployment'

/**
 * Checks that the sitemap URL in robots.txt, the first URL in the sitemap and the canonical link of the English home
 * page begin with the origin of this site.
 */
export async function checkHostName({ origin, home, send }: Site): Promise<Finding[]> {
  const [robots, sitemap] = await Promise.all(
    ['/robots.txt', '/sitemap.xml'].map(async (path) => {
      const response = await send(origin + path)
      return response.status === 200 ? response.text() : ''
    }),
  )
  const urls = {
    'robots.txt': /^Sitemap: (.*)$/m.exec(robots ?? '')?.[1],
    'sitemap.xml': /<loc>([^<]*)/.exec(sitemap ?? '')?.[1],
    'the canonical link of /en': /<link[^>]* rel="canonical"[^>]* href="([^"]*)"/.exec(home)?.[1],
  }
  const wrong = Object.entries(urls)
    .filter(([, url]) => !url?.startsWith(`${origin}/`))
    .map(([place, url]) => `${place} (${url ?? 'missing'})`)
  if (wrong.length === 0) return []
  return [
    {
      problem: `These places do not name ${origin}, so search engines look elsewhere: ${wrong.join(', ')}.`,
      remedy: `Build the site with VITE_SITE_URL=${origin} and publish it again. If the site has several host names, check the one in VITE_SITE_URL.`,
      section: 'Publish the site',
    },
  ]
}
