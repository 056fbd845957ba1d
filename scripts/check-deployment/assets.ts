import type { Finding, Site } from './deployment'
import { headerDifferences } from './expected-headers'

const section = 'Publish the site'
const missingAsset = '/assets/this-file-does-not-exist.js'

/**
 * Checks the status, type and headers of the scripts that the English home page names. If several scripts have a
 * problem, returns only the problem of the first one. Also checks that the URL of a script that does not exist responds
 * with 404.
 */
export async function checkAssets({ origin, home, send }: Site): Promise<Finding[]> {
  const paths = [...home.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path = '']) => path)
  const existing = await Promise.all(
    paths.map(async (path) => scriptFindings(origin, path, await send(origin + path))),
  )
  const findings = paths.length === 0 ? [noScript(origin)] : existing.flat().slice(0, 1)
  const missing = await send(origin + missingAsset)
  if (missing.status === 404) return findings
  return [
    ...findings,
    {
      problem: `${origin}${missingAsset} does not exist, but responds with status ${missing.status} instead of 404. After a new build, browsers with an old page would get HTML instead of a removed script, and could store it for a year.`,
      remedy: 'Switch off at the host that unknown URLs get the home page (“single-page app”).',
      section,
    },
  ]
}

const noScript = (origin: string): Finding => ({
  problem: `${origin}/en is not a page of this site: it names no script in /assets/.`,
  remedy: 'Check the URL, and publish the folder `dist/` as it was built.',
  section,
})

function scriptFindings(origin: string, path: string, response: Response): Finding[] {
  const isScript = /javascript/.test(response.headers.get('content-type') ?? '')
  if (response.status !== 200 || !isScript) {
    return [
      {
        problem: `The script ${origin}${path} cannot be loaded: status ${response.status}, type “${response.headers.get('content-type') ?? ''}”.`,
        remedy: 'Publish all files of `dist/` from the same build.',
        section,
      },
    ]
  }
  const differences = headerDifferences(path, response)
  if (differences.length === 0) return []
  return [
    {
      problem: `Headers of ${origin}${path} are wrong: ${differences.join(', ')}.`,
      remedy:
        'The host does not apply the file `_headers` of `dist/` to assets. Publish it with the other files, or set its headers in the settings of the host.',
      section,
    },
  ]
}
