import type { FocusEvent, ReactNode } from 'react'

/**
 * In wide windows, keeps a form in view beside longer content (spec 2). A form that is taller than the window scrolls
 * with the page until its end is in view, and stays there (D87): the panel sticks to the bottom of the window, and is at
 * least as tall as the window. The parent must be as tall as the content beside it.
 */
export const StickyPanel = ({ children }: { children: ReactNode }) => (
  <div className="lg:flex lg:h-full lg:flex-col lg:justify-end">
    <div
      data-panel
      onFocus={scrollPanelToFocus}
      className="lg:sticky lg:bottom-4 lg:min-h-[min(100%,100dvh-6.5rem)]"
    >
      {children}
    </div>
  </div>
)

/**
 * Scrolls back to a focused control that is above the window. The browser cannot, because the panel moves with the
 * window as long as it sticks to its bottom.
 */
function scrollPanelToFocus({ currentTarget: panel, target }: FocusEvent<HTMLElement>) {
  const { scrollPaddingTop } = getComputedStyle(document.documentElement)
  if (target.getBoundingClientRect().top >= parseFloat(scrollPaddingTop)) return
  panel.style.cssText = 'position: static; margin-bottom: auto'
  target.scrollIntoView({ block: 'nearest' })
  panel.style.cssText = ''
}
