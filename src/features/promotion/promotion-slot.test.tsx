import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { loadCatalogues } from '@/i18n/i18n'
import { rememberPromotionClosed } from '@/lib/promotion-closed'
import { renderIn } from '@/lib/testing/render'

import { isPromotionOn, PromotionSlot } from './promotion-slot'

const now = new Date('2026-11-27T12:00:00Z')

test.each([
  [true, 'is enabled without dates', { enabled: true }],
  [false, 'is disabled', { enabled: false }],
  [false, 'starts tomorrow', { enabled: true, from: '2026-11-28' }],
  [false, 'ended yesterday', { enabled: true, until: '2026-11-26' }],
  [true, 'has its first and last day today', { enabled: true, from: '2026-11-27', until: '2026-11-27' }],
  [true, 'started and has not ended', { enabled: true, from: '2026-11-01', until: '2026-11-30' }],
])('isPromotionOn returns %s for a promotion that %s', (expected, _name, promotion) => {
  expect(isPromotionOn(promotion, now)).toBe(expected)
})

test('PromotionSlot shows no popup while it is paused, nor after it was closed', async () => {
  await loadCatalogues('en', ['common'])
  vi.spyOn(performance, 'now').mockReturnValue(2000)
  const slots = (
    <>
      <PromotionSlot isPaused />
      <PromotionSlot isPaused={false} />
    </>
  )
  const router = await renderIn('en', slots)
  expect(await screen.findAllByRole('complementary')).toHaveLength(1)
  rememberPromotionClosed()
  await act(() => router.navigate('/en/blog'))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
})
