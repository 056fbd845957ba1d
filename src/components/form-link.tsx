import type { MouseEvent, ReactNode } from 'react'

import { scrollToForm } from '@/lib/motion'

interface FormLinkProps {
  /** Id of the element that contains the form. The id is also the fragment of the link. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * Renders a link to a form on the same page. A click scrolls to the form and focuses its first field (spec 2). The page
 * scrolls smoothly unless the visitor prefers reduced motion. The browser handles a click with Ctrl, Cmd or Shift.
 */
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
