import type { MouseEvent, ReactNode } from 'react'

import { goToForm } from '@/lib/motion'

interface FormLinkProps {
  /** Id of the part of this page that holds the form. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * Renders a call to action that leads to a form on the same page: scrolls there smoothly, or at once under reduced motion, and
 * focuses the form's first field (spec 2). Without the script it is a plain anchor.
 */
export function FormLink({ to, className, children }: FormLinkProps) {
  const go = (event: MouseEvent) => {
    const area = document.getElementById(to)
    if (!area || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    goToForm(area)
  }
  return (
    <a href={`#${to}`} onClick={go} className={className}>
      {children}
    </a>
  )
}
