import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react'

import { promotion } from '@/config/company'

import { isRunning, POPUP_DELAY_MS, wasClosed } from './promotion'

/** If the popup's code cannot be loaded, renders nothing, so that the page is not affected. */
const PromotionPopup = lazy<ComponentType<{ onClosed: () => void }>>(() =>
  import('./promotion-popup').catch((error: unknown) => {
    console.warn('The promotional popup could not be loaded', error)
    return { default: () => null }
  }),
)

/** Place of the promotional popup: fetches and shows it two seconds after the page's load, if it is due. */
export function PromotionSlot() {
  const [shown, setShown] = useState(false)
  const hide = useCallback(() => setShown(false), [])
  useEffect(() => {
    if (!isRunning(promotion, new Date()) || wasClosed()) return
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
