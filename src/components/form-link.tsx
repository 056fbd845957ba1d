import type { MouseEvent, ReactNode } from 'react'

import { goToForm } from '@/lib/motion'

interface FormLinkProps {
  /** Id of the part of this page that holds the form. */
  to: string
  className?: string
  children: ReactNode
}

/**
 * Call to action that leads to a form on the same page: a smooth scroll, or a plain jump where less motion is
 * wanted, and the focus in the form's first field (spec 2). Before the script runs it is an ordinary link.
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
