import { headers } from '../build/static-host/headers'
import { headersFor, parseHostFiles } from '../build/static-host/static-host'

const hostFiles = parseHostFiles('', headers(new Map()))

/**
 * Converts a header value to lower case and removes the spaces after commas and semicolons, because some hosts remove
 * these spaces.
 */
const normalize = (value: string) => value.toLowerCase().replace(/([,;])\s+/g, '$1')

/**
 * Compares the headers of a response with the headers that the file `_headers` sets for the path. Returns a text for
 * each missing or different header, such as `X-Frame-Options is missing`. Does not compare the content security policy,
 * because it differs between builds.
 */
export function headerDifferences(path: string, response: Response): string[] {
  return [...headersFor(hostFiles, path)].flatMap(([name, expected]) => {
    const actual = response.headers.get(name)
    if (actual === null) return [`${name} is missing`]
    return normalize(actual) === normalize(expected)
      ? []
      : [`${name} is “${actual}” instead of “${expected}”`]
  })
}
