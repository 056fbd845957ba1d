import type { ReactNode } from 'react'

import { href } from '@/i18n/href'
import type { Language } from '@/i18n/languages'

interface PublicPageLinkProps {
  slug: string
  language: Language
  label: string
  /** Only screen readers read it, after the label. */
  of: string
  className: string
  children?: ReactNode
}

export function PublicPageLink({ slug, language, label, of, className, children }: PublicPageLinkProps) {
  return (
    <a
      href={href(language, 'case-study', { slug })}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}: ${of} (public page, opens in a new tab)`}
      className={className}
    >
      {label}
      {children}
    </a>
  )
}
