import { afterEach, describe, expect, it, vi } from 'vitest'

import { AppError, codeOfStatus, toAppError } from './app-error'

afterEach(() => vi.restoreAllMocks())

describe('toAppError', () => {
  it.each([
    [
      'chunk_load_error',
      'a failed import in Chrome',
      new TypeError('Failed to fetch dynamically imported module: /a.js'),
    ],
    [
      'chunk_load_error',
      'a failed import in Firefox',
      new TypeError('error loading dynamically imported module: /a.js'),
    ],
    ['chunk_load_error', 'a failed import in Safari', new TypeError('Importing a module script failed.')],
    ['unreachable', 'a failed request in Chrome', new TypeError('Failed to fetch')],
    [
      'unreachable',
      'a failed request in Firefox',
      new TypeError('NetworkError when attempting to fetch resource.'),
    ],
    ['unreachable', 'a failed request in Safari', new TypeError('Load failed')],
    ['timeout', 'a time-out', new DOMException('signal timed out', 'TimeoutError')],
    ['unexpected', 'a RangeError', new RangeError('Invalid array length')],
    ['unexpected', 'a string', 'Failed'],
    ['unexpected', 'undefined', undefined],
  ])('toAppError returns the code %s for %s, and keeps the cause', (code, _name, cause) => {
    const error = toAppError(cause)
    expect(error.code).toBe(code)
    expect(error.cause).toBe(cause)
  })

  it('if the device is offline, toAppError returns offline for a failed request or import, but unexpected for a RangeError', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(toAppError(new TypeError('Failed to fetch')).code).toBe('offline')
    expect(toAppError(new TypeError('Importing a module script failed.')).code).toBe('offline')
    expect(toAppError(new RangeError('Invalid array length')).code).toBe('unexpected')
  })

  it('toAppError returns an AppError unchanged', () => {
    const error = new AppError('invalid_input', { field: 'email', fieldCode: 'too_long' })
    expect(toAppError(error)).toBe(error)
  })
})

it.each([
  [400, 'unexpected'],
  [403, 'unexpected'],
  [422, 'invalid_input'],
  [429, 'too_many_requests'],
  [500, 'unavailable'],
  [503, 'unavailable'],
] as const)('codeOfStatus(%i) returns %s', (status, code) => expect(codeOfStatus(status)).toBe(code))
