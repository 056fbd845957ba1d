import { expect, test } from 'vitest'

import { isPromotionActive } from './promotion-slot'

const now = new Date('2026-11-27T12:00:00Z')

test.each([
  [true, 'is enabled without dates', { enabled: true }],
  [false, 'is disabled', { enabled: false }],
  [false, 'starts tomorrow', { enabled: true, from: '2026-11-28' }],
  [false, 'ended yesterday', { enabled: true, until: '2026-11-26' }],
  [true, 'has its first and last day today', { enabled: true, from: '2026-11-27', until: '2026-11-27' }],
  [true, 'started and has not ended', { enabled: true, from: '2026-11-01', until: '2026-11-30' }],
])('isPromotionActive returns %s for a promotion that %s', (expected, _name, promotion) => {
  expect(isPromotionActive(promotion, now)).toBe(expected)
})
