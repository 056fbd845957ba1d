import { useEffect, useRef, type ReactNode } from 'react'

import { followScroll } from '@/lib/follow-scroll'

/** `followScroll` sets `--panel-height`. Until it is set, these classes assume that the panel is 54rem high. */
const stickyOffsets =
  'lg:top-[min(6rem,calc(100dvh-var(--panel-height,54rem)-1.5rem))] lg:bottom-[calc(100dvh-var(--panel-height,54rem)-6rem)]'

/**
 * Keeps a form in view beside longer content on wide screens (spec 2). The parent element must be as tall as the longer
 * content. A panel that fits in the window sticks below the header. A taller panel scrolls with the page until its
 * lower or upper edge is in view, so that a visitor can see the whole panel.
 */
export function StickyPanel({ children }: { children: ReactNode }) {
  const spacer = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(
    () => (panel.current && spacer.current ? followScroll(panel.current, spacer.current) : undefined),
    [],
  )
  return (
    <>
      <div ref={spacer} className="max-lg:hidden" />
      <div ref={panel} className={`lg:sticky ${stickyOffsets}`}>
        {children}
      </div>
    </>
  )
}
