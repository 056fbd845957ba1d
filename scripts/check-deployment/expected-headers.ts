import { headers } from '../build/static-host/headers'
import { headersFor, parseHostFiles } from '../build/static-host/static-host'

const hostFiles = parseHostFiles('', headers('any policy'))

/** Some hosts remove the spaces after commas and semicolons. */
const normalize = (value: string) => value.toLowerCase().replace(/([,;])\s+/g, '$1')

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
      return normalize(actual) === normalize(expected)
        ? []
        : [`${name} is “${actual}” instead of “${expected}”`]
    })
}
