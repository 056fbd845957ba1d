import type { MouseEvent, ReactNode } from 'react'

import { scrollToForm } from '@/lib/motion'

interface FormLinkProps {
  /** Id of an element on this page that contains the form. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * Renders a link to a form on the same page. A click scrolls there smoothly, or instantly under reduced motion, and
 * focuses the form's first field (spec 2). A click that opens a new tab keeps the browser's behaviour.
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
