import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router-dom'

import { StudyArticle } from '@/features/case-studies/components/study-article'
import type { StudyOfPage } from '@/features/case-studies/model'
import { studyMeta } from '@/features/case-studies/study-meta'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { article } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

interface StudyOrRedirectProps {
  study: StudyOfPage | null
}

/** Renders the study with its meta tags, or redirects to the list of studies if `study` is null (spec 4). */
export function StudyOrRedirect({ study }: StudyOrRedirectProps) {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  if (!study) return <Navigate to={href(language, 'case-studies')} replace />
  const meta = studyMeta(study)
  const { language: textLanguage, slug, published_at } = study
  return (
    <>
      <Seo
        {...meta}
        parent={{ page: 'case-studies', name: t('meta.title') }}
        pageLanguages={study.pageLanguages}
      />
      <StructuredData
        things={[article({ ...meta, language: textLanguage, slug, publishedAt: published_at })]}
      />
      <StudyArticle study={study} />
    </>
  )
}
