import type { MouseEvent, ReactNode } from 'react'

import { scrollToForm } from '@/lib/motion'

interface FormLinkProps {
  /** Id of the element that contains the form. */
  to: string
  className?: string
  children?: ReactNode
}

/** Scrolls to the form (spec 2) and focuses its first field, except on a click with Ctrl, Cmd or Shift. */
export function FormLink({ to, className, children }: FormLinkProps) {
  const handleClick = (event: MouseEvent) => {
    const area = document.getElementById(to)
    if (!area || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    scrollToForm(area)
  }
  return (
    <a href={`#${to}`} onClick={handleClick} className={className}>
      {children}
    </a>
  )
}

/**
 * In wide windows, keeps a form in view beside longer content (spec 2). The parent must be as tall as that content. If
 * the window is low, the form scrolls under its consent and its button.
 */
export const StickyPanel = ({ children }: { children: ReactNode }) => (
  <div
    data-panel
    className="lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:scroll-pt-4 lg:scroll-pb-48 lg:[scrollbar-width:thin] lg:overflow-y-auto lg:rounded-surface lg:border lg:border-line lg:shadow-float lg:*:border-0"
  >
    {children}
  </div>
)
