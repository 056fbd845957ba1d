import type { Finding, Site } from './deployment'

/**
 * Checks that the origin of the site begins with `https://` and that `/en` redirects from HTTP to HTTPS. Does not check
 * the redirect if the origin contains a port, because the port for HTTP is then unknown. Also accepts that nothing
 * responds to HTTP.
 */
export async function checkHttps({ origin, send }: Pick<Site, 'origin' | 'send'>): Promise<Finding[]> {
  const { protocol, port, host } = new URL(origin)
  if (protocol !== 'https:') {
    return [
      {
        problem: `${origin} does not use HTTPS. Forms and passwords are sent unencrypted.`,
        remedy: 'Switch HTTPS on at the host of the site, then check the URL that starts with https://.',
        section: 'Publish the site',
      },
    ]
  }
  if (port !== '') return []
  const response = await send(`http://${host}/en`).catch(() => undefined)
  if (!response || response.headers.get('location')?.startsWith('https://')) return []
  return [
    {
      problem: `http://${host}/en responds with status ${response.status} and does not redirect to HTTPS.`,
      remedy: 'Switch on at the host that HTTP is redirected to HTTPS (often called “Force HTTPS”).',
      section: 'Publish the site',
    },
  ]
}
