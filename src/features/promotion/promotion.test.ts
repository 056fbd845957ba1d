import { afterEach, describe, expect, it, vi } from 'vitest'

import { isRunning, rememberClosed, wasClosed } from './promotion'

const now = new Date('2026-11-27T12:00:00Z')

describe('isRunning', () => {
  it.each([
    ['on without dates', { enabled: true }, true],
    ['off', { enabled: false }, false],
    ['before its start', { enabled: true, from: '2026-11-28' }, false],
    ['after its end', { enabled: true, until: '2026-11-26' }, false],
    ['between its dates', { enabled: true, from: '2026-11-01', until: '2026-11-30' }, true],
  ])('%s', (_name, promotion, expected) => {
    expect(isRunning(promotion, now)).toBe(expected)
  })
})

describe('the closed offer', () => {
  afterEach(() => {
    vi.restoreAllMocks()
    sessionStorage.clear()
  })

  it('stays closed for the session', () => {
    expect(wasClosed()).toBe(false)
    rememberClosed()
    expect(wasClosed()).toBe(true)
  })

  it('closes where storage is refused', () => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(rememberClosed).not.toThrow()
    expect(wasClosed()).toBe(false)
  })
})
