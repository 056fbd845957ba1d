import { afterEach, describe, expect, it, vi } from 'vitest'

import { isPromotionActive, rememberClosed, wasClosed } from './promotion'

const now = new Date('2026-11-27T12:00:00Z')

describe('isPromotionActive', () => {
  it.each([
    [true, 'is enabled without dates', { enabled: true }],
    [false, 'is disabled', { enabled: false }],
    [false, 'starts tomorrow', { enabled: true, from: '2026-11-28' }],
    [false, 'ended yesterday', { enabled: true, until: '2026-11-26' }],
    [true, 'has its first and last day today', { enabled: true, from: '2026-11-27', until: '2026-11-27' }],
    [true, 'started and has not ended', { enabled: true, from: '2026-11-01', until: '2026-11-30' }],
  ])('isPromotionActive returns %s for a promotion that %s', (expected, _name, promotion) => {
    expect(isPromotionActive(promotion, now)).toBe(expected)
  })
})

describe('wasClosed', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    sessionStorage.clear()
  })

  it('wasClosed returns false before and true after a call of rememberClosed', () => {
    expect(wasClosed()).toBe(false)
    rememberClosed()
    expect(wasClosed()).toBe(true)
  })

  it('if sessionStorage is blocked, rememberClosed does not throw and wasClosed returns false', () => {
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
