import type { ReactElement } from 'react'

import { company } from '@/config/company'
import { languageFacts, languages, type Language } from '@/i18n/languages'

import { shareImageUrl } from './page-meta'

interface ShareTags {
  language: Language
  title: string
  description: string
  url?: string
  image?: string | null
  type?: 'website' | 'article'
}

/**
 * Returns the Open Graph and Twitter tags of a page (spec 2). Not a component, because `Helmet` accepts only elements
 * such as `<meta>` as children.
 */
export function shareTags({ language, title, description, url, image, type = 'website' }: ShareTags) {
  const properties: [property: string, content: string | undefined][] = [
    ['og:type', type],
    ['og:site_name', company.brand],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:image', shareImageUrl(image)],
    ['og:locale', languageFacts[language].openGraph],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ['og:locale:alternate', languageFacts[other].openGraph]),
  ]
  return [
    ...properties.flatMap(([property, content]): ReactElement[] =>
      content ? [<meta key={property + content} property={property} content={content} />] : [],
    ),
    <meta key="card" name="twitter:card" content="summary_large_image" />,
  ]
}
