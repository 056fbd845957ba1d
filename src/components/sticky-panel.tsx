import { useEffect, useRef, type ReactNode } from 'react'

import { followScroll } from '@/lib/follow-scroll'

/** Distances from the header and from the window's lower edge. */
const insets =
  'lg:top-[min(6rem,calc(100dvh-var(--panel-height,54rem)-1.5rem))] lg:bottom-[calc(100dvh-var(--panel-height,54rem)-6rem)]'

/**
 * Keeps a form in view beside longer content on wide screens (spec 2). Its parent must be as tall as that content. A
 * panel that fits in the window sticks below the header. A taller one moves with the page in both directions until its
 * lower or upper edge is in view, so that the page's own scroll reveals all of it.
 *
 * The insets let the panel float between these two limits. `followScroll` sets the height of the panel and of the
 * space before it. Until then a typical form's height is assumed.
 */
export function StickyPanel({ children }: { children: ReactNode }) {
  const space = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(
    () => (panel.current && space.current ? followScroll(panel.current, space.current) : undefined),
    [],
  )
  return (
    <>
      <div ref={space} className="max-lg:hidden" />
      <div ref={panel} className={`lg:sticky ${insets}`}>
        {children}
      </div>
    </>
  )
}
