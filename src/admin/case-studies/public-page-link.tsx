import type { ComponentProps } from 'react'

import { href } from '@/i18n/href'
import type { Language } from '@/i18n/languages'

interface PublicPageLinkProps extends ComponentProps<'a'> {
  slug: string
  language: Language
}

export const PublicPageLink = ({ slug, language, children, ...link }: PublicPageLinkProps) => (
  <a {...link} href={href(language, 'case-study', { slug })} target="_blank" rel="noreferrer">
    View page
    {children}
  </a>
)
