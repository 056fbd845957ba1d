import { Helmet } from 'react-helmet-async'

import { company } from '@/config/company'
import { useLanguage } from '@/i18n/use-language'

import { shareTags } from './share-tags'

interface NoIndexSeoProps {
  /** Without the site suffix. */
  title: string
  description: string
}

/**
 * Head of a not-found page: title, description and share tags, but no canonical or alternate links, because its URL
 * names no page (D52).
 */
export function NoIndexSeo({ title, description }: NoIndexSeoProps) {
  const language = useLanguage()
  const fullTitle = `${title} | ${company.brand}`
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      {shareTags({ language, title: fullTitle, description })}
    </Helmet>
  )
}
