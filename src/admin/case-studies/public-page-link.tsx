import type { ReactNode } from 'react'

import { href } from '@/i18n/href'
import type { Language } from '@/i18n/languages'

interface PublicPageLinkProps {
  slug: string
  language: Language
  /** Only screen readers read it, after the label. */
  of: string
  className: string
  children?: ReactNode
}

export function PublicPageLink({ slug, language, of, className, children }: PublicPageLinkProps) {
  return (
    <a
      href={href(language, 'case-study', { slug })}
      target="_blank"
      rel="noreferrer"
      aria-label={`View page: ${of} (public page, opens in a new tab)`}
      className={className}
    >
      View page
      {children}
    </a>
  )
}
