import type { ComponentProps } from 'react'

import { href } from '@/i18n/href'
import type { Language } from '@/i18n/languages'

interface PublicPageLinkProps extends ComponentProps<'a'> {
  slug: string
  language: Language
  /** Only screen readers read it, after the label. */
  of: string
}

export const PublicPageLink = ({ slug, language, of, children, ...link }: PublicPageLinkProps) => (
  <a
    {...link}
    href={href(language, 'case-study', { slug })}
    target="_blank"
    rel="noreferrer"
    aria-label={`View page: ${of} (public page, opens in a new tab)`}
  >
    View page
    {children}
  </a>
)
