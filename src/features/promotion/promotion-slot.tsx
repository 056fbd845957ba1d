import { lazy, Suspense, useEffect, useState } from 'react'

import { promotion } from '@/config/company'

import { isRunning, POPUP_DELAY_MS, wasClosed } from './promotion'

const PromotionPopup = lazy(() => import('./promotion-popup'))

/** Place of the promotional popup: fetches and shows it two seconds after the page's load, if it is due. */
export function PromotionSlot() {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!isRunning(promotion, new Date()) || wasClosed()) return
    const timer = setTimeout(() => setShown(true), Math.max(0, POPUP_DELAY_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <Suspense>
      <PromotionPopup onClosed={() => setShown(false)} />
    </Suspense>
  )
}
