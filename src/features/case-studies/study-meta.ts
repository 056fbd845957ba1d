import type { PageMeta } from '@/seo/page-meta'

import type { PublishedStudy } from './model'

/** Returns the texts, the image and the canonical language for the meta tags of a study's page (spec 2). */
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
