/**
 * Checks a running site and its Supabase project, and prints what is wrong and what to do (D51). Sends what a visitor
 * could send, and changes no content. Ends with exit code 1 if something is wrong.
 *
 *   npm run check:deployment -- https://www.example.com
 */
import { checkProject } from './project.ts'
import { checkSite, finding, loadSite, type Finding, type Send } from './site.ts'

class NoResponseError extends Error {}

/** @param url origin of the site, such as `https://www.example.com`, without a trailing slash */
export async function checkDeployment(url: string, fetchFrom: Send = fetch): Promise<Finding[]> {
  const send: Send = async (address, init) => {
    try {
      const request = { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init } as const
      const response = await fetchFrom(address, request)
      // Reads the body here, because the connection can also break later.
      await response.clone().arrayBuffer()
      return response
    } catch (error) {
      const cause = error instanceof Error && error.cause ? error.cause : error
      throw new NoResponseError(`${new URL(address).origin} does not respond (${String(cause)})`)
    }
  }
  try {
    const { status, headers } = await send(`${url}/en`)
    if (status === 401 || status === 403)
      return finding(`${url} asks visitors for a password`, 'Switch password protection off at the host.')
    if (status !== 200)
      return finding(
        `${url}/en does not open (status ${status} ${headers.get('location') ?? ''})`,
        'Publish `dist/`, or check the address to which the site leads. Switch password protection off.',
      )
    const site = await loadSite(url, send)
    return [...(await checkSite(site, send)), ...(await checkProject(site, send))]
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error
    const remedy = 'Check the URL. If it belongs to a Supabase project, check that the project is not paused.'
    return finding(error.message, remedy)
  }
}

if (import.meta.main) {
  const { origin } = new URL(process.argv[2] ?? 'The URL of the site is missing')
  const findings = await checkDeployment(origin)
  for (const { problem, remedy } of findings) console.info(`${problem}\n   Remedy: ${remedy}\n`)
  console.info(`${origin}: ${findings.length} problem(s)`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
