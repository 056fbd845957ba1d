import { lazy, Suspense, useCallback, useEffect, useState, type ComponentType } from 'react'
import { useLocation } from 'react-router-dom'

import { promotion } from '@/config/company'
import { matchPage } from '@/i18n/href'
import { isPromotionClosed } from '@/lib/promotion-closed'
import type { PageKey } from '@/routes'

const DELAY_MS = 2000

const pagesWithForm: readonly (PageKey | undefined)[] = [
  'it-project',
  'for-companies',
  'for-it-specialists',
  'contact',
]

const PromotionPopup = lazy<ComponentType<{ onClosed: () => void }>>(() =>
  import('./promotion-popup').catch((error: unknown) => {
    console.warn('The promotional popup could not be loaded', error)
    return { default: () => null }
  }),
)

/** Shows the popup 2 s after the `load` event (spec 9), except on pages with a form (D59) and while `isPaused`. */
export function PromotionSlot({ isPaused }: { isPaused: boolean }) {
  const { pathname } = useLocation()
  const [isDue, setIsDue] = useState(false)
  const hide = useCallback(() => setIsDue(false), [])
  useEffect(() => {
    if (!isPromotionOn()) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      const dueAt = (navigation?.loadEventStart ?? 0) + DELAY_MS
      timer = setTimeout(() => setIsDue(true), Math.max(0, dueAt - performance.now()))
    }
    if (document.readyState === 'complete') wait()
    else window.addEventListener('load', wait)
    return () => {
      window.removeEventListener('load', wait)
      clearTimeout(timer)
    }
  }, [])
  if (!isDue || isPaused || isPromotionClosed()) return null
  if (pagesWithForm.includes(matchPage(pathname)?.page)) return null
  return (
    <Suspense>
      <PromotionPopup onClosed={hide} />
    </Suspense>
  )
}

export function isPromotionOn({ enabled, from, until } = promotion, now = new Date()): boolean {
  const today = now.toISOString().slice(0, 10)
  return enabled && (!from || today >= from) && (!until || today <= until)
}
