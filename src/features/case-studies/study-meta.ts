import type { PageMeta } from '@/seo/page-meta'

import type { PublishedStudy } from './model'

export const studyMeta = ({ slug, title, excerpt, featured_image, language }: PublishedStudy) =>
  ({
    page: 'case-study',
    params: { slug },
    title,
    description: excerpt,
    image: featured_image,
    type: 'article',
    canonicalLanguage: language,
  }) satisfies PageMeta
