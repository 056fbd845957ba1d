import { useEffect, useRef, type ReactNode } from 'react'

import { followScroll } from '@/lib/follow-scroll'

/** Distance of the panel from the header's edge and from the window's lower edge. */
const limits =
  'lg:top-[min(6rem,calc(100dvh-var(--panel-height,54rem)-1.5rem))] lg:bottom-[calc(100dvh-var(--panel-height,54rem)-6rem)]'

/**
 * Keeps a form in view beside longer content on wide screens (spec 2). Its parent must be as tall as that content. A
 * panel that fits in the window sticks below the header. A taller one moves with the page in both directions until its
 * lower or upper edge is in view, so that the page's own scroll reveals all of it.
 *
 * The insets let the panel float between both limits; `followScroll` sets where it floats, and the height. Until then
 * a typical form's height is assumed.
 */
export function StickyPanel({ children }: { children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => (panel.current ? followScroll(panel.current) : undefined), [])
  return (
    <div ref={panel} className={`lg:sticky lg:mt-(--panel-offset,0) ${limits}`}>
      {children}
    </div>
  )
}
