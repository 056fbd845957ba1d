import { afterEach, describe, expect, it, vi } from 'vitest'

import { isPromotionActive, rememberClosed, wasClosed } from './promotion'

const now = new Date('2026-11-27T12:00:00Z')

describe('isPromotionActive', () => {
  it.each([
    ['true if it is enabled without dates', { enabled: true }, true],
    ['false if it is disabled', { enabled: false }, false],
    ['false before its start', { enabled: true, from: '2026-11-28' }, false],
    ['false after its end', { enabled: true, until: '2026-11-26' }, false],
    ['true between its dates', { enabled: true, from: '2026-11-01', until: '2026-11-30' }, true],
  ])('is %s', (_name, promotion, expected) => {
    expect(isPromotionActive(promotion, now)).toBe(expected)
  })
})

describe('wasClosed', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    sessionStorage.clear()
  })

  it('returns true after rememberClosed in the same session', () => {
    expect(wasClosed()).toBe(false)
    rememberClosed()
    expect(wasClosed()).toBe(true)
  })

  it('returns false, and rememberClosed does not throw, if storage is blocked', () => {
    const block = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(block)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(block)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(rememberClosed).not.toThrow()
    expect(wasClosed()).toBe(false)
  })
})
