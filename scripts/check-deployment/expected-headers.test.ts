import { expect, test } from 'vitest'

import { headerDifferences } from './expected-headers'

const headers = {
  'Strict-Transport-Security': 'max-age=63072000;includeSubDomains;preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'deny',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public,max-age=31536000,immutable',
}

test('headerDifferences returns an empty list if the headers differ only in letter case and in spaces after commas and semicolons', () => {
  expect(headerDifferences('/assets/index-abc.js', new Response('', { headers }))).toEqual([])
})

test('headerDifferences names a missing header, and a header with another value together with the expected value', () => {
  const response = new Response('', { headers: { ...headers, 'X-Frame-Options': 'SAMEORIGIN' } })
  response.headers.delete('X-Content-Type-Options')
  expect(headerDifferences('/assets/index-abc.js', response)).toEqual([
    'X-Content-Type-Options is missing',
    'X-Frame-Options is “SAMEORIGIN” instead of “DENY”',
  ])
})
