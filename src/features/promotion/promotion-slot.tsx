import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react'

import { promotion } from '@/config/company'

import { isPromotionActive, POPUP_DELAY_MS, wasClosed } from './promotion'

/** If the popup's code cannot be loaded, renders nothing and logs a warning, so that the page stays usable. */
const PromotionPopup = lazy<ComponentType<{ onClosed: () => void }>>(() =>
  import('./promotion-popup').catch((error: unknown) => {
    console.warn('The promotional popup could not be loaded', error)
    return { default: () => null }
  }),
)

/** Loads and shows the popup 2 s after the page load starts (spec 9), if the promotion is active and was not closed. */
export function PromotionSlot() {
  const [shown, setShown] = useState(false)
  const hide = useCallback(() => setShown(false), [])
  useEffect(() => {
    if (!isPromotionActive(promotion, new Date()) || wasClosed()) return
    const timer = setTimeout(() => setShown(true), Math.max(0, POPUP_DELAY_MS - performance.now()))
    return () => clearTimeout(timer)
  }, [])
  if (!shown) return null
  return (
    <Suspense>
      <PromotionPopup onClosed={hide} />
    </Suspense>
  )
}
