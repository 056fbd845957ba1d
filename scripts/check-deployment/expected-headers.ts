import { headers } from '../build/static-host/headers'
import { headersFor, parseHostFiles } from '../build/static-host/static-host'

const hostFiles = parseHostFiles('', headers('any policy'))

/**
 * Compares a response with the file `_headers`. Returns a text for each difference, such as `X-Frame-Options is missing`.
 * Leaves out the content security policy, which is not the same in every build.
 */
export function headerDifferences(path: string, response: Response): string[] {
  return [...headersFor(hostFiles, path)]
    .filter(([name]) => name !== 'Content-Security-Policy')
    .flatMap(([name, expected]) => {
      const actual = response.headers.get(name)
      if (actual === null) return [`${name} is missing`]
      return actual.toLowerCase() === expected.toLowerCase()
        ? []
        : [`${name} is “${actual}” instead of “${expected}”`]
    })
}
