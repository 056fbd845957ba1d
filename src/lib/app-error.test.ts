import { expect, it, vi } from 'vitest'

import { toAppError } from './app-error'

it.each([
  ['chunk_load_error', new TypeError('Failed to fetch dynamically imported module: /a.js')],
  ['chunk_load_error', new TypeError('error loading dynamically imported module: /a.js')],
  ['chunk_load_error', new TypeError('Importing a module script failed.')],
  ['unreachable', new TypeError('Failed to fetch')],
  ['unreachable', new TypeError('NetworkError when attempting to fetch resource.')],
  ['unreachable', new TypeError('Load failed')],
  ['timeout', new DOMException('signal timed out', 'TimeoutError')],
  ['unexpected', new RangeError('Invalid array length')],
  ['unexpected', undefined],
])('%s for %s', (code, cause) => {
  expect(toAppError(cause)).toMatchObject({ code, cause })
})

it.each([
  ['offline', new TypeError('Failed to fetch')],
  ['unexpected', new RangeError('Invalid array length')],
])('without a connection, %s for %s', (code, cause) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(toAppError(cause).code).toBe(code)
})
