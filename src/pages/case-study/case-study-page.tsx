import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'

import { AwaitDatum } from '@/components/await-datum'
import { BackLink } from '@/components/back-link'
import { Spinner } from '@/components/ui/spinner'
import { Container } from '@/components/ui/container'
import { NextStudyLink } from '@/features/case-studies/components/next-study-link'
import { StudyArticle } from '@/features/case-studies/components/study-article'
import { StudyBanner } from '@/features/case-studies/components/study-banner'
import type { FoundStudy } from '@/features/case-studies/model'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { usePageData, type PageRequest } from '@/lib/page-data'
import { article } from '@/seo/schema-org'
import { PageTitle, Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

import { StudyCallToAction } from './study-call-to-action'

export const data = {
  study: async ({ language, params: { slug = '' }, signal }: PageRequest) => {
    const { getStudy } = await import('@/features/case-studies/api/get-study')
    const found = await getStudy(slug, language, signal)
    if (!found) console.warn(`No published case study has the slug "${slug}"`)
    return found
  },
  next: async ({ language, params: { slug = '' }, signal }: PageRequest) => {
    const { getNextStudy } = await import('@/features/case-studies/api/get-next-study')
    return getNextStudy(slug, language, signal)
  },
}

export function Component() {
  const { t } = useTranslation('case-studies')
  const { slug } = useParams()
  const { study, next } = usePageData<typeof data>()
  const loading = (
    <>
      <PageTitle>{t('meta.title')}</PageTitle>
      <Spinner label={t('detail.loading')} />
    </>
  )
  return (
    <>
      {/* The key replaces a study by the next one's spinner; React would keep the old study on the screen instead. */}
      <Container key={slug} className="min-h-svh pt-5 pb-section sm:pt-8">
        <AwaitDatum datum={study} pending={<StudyBanner />} failed={() => null}>
          {(found) => found && <StudyBanner {...found} />}
        </AwaitDatum>
        <div className="mt-6">
          <BackLink page="case-studies">{t('detail.back')}</BackLink>
        </div>
        <AwaitDatum datum={study} pending={loading} failed={() => <FoundOrList found={null} />}>
          {(found) => <FoundOrList found={found} />}
        </AwaitDatum>
        <AwaitDatum datum={next} pending={null} failed={() => null}>
          {(found) => found && <NextStudyLink study={found} />}
        </AwaitDatum>
      </Container>
      <StudyCallToAction />
    </>
  )
}

/** Shows the study, or redirects to the list if there is none or loading failed (spec 4). */
function FoundOrList({ found }: { found: FoundStudy | null }) {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  if (!found) return <Navigate to={href(language, 'case-studies')} replace />
  const { slug, title, excerpt, featured_image, published_at } = found.study
  return (
    <>
      <Seo
        page="case-study"
        params={{ slug }}
        parent={{ page: 'case-studies', name: t('meta.title') }}
        title={title}
        description={excerpt}
        image={featured_image}
        type="article"
        canonicalLanguage={found.language}
      />
      <StructuredData
        things={[
          article({
            language: found.language,
            slug,
            title,
            description: excerpt,
            image: featured_image,
            publishedAt: published_at,
          }),
        ]}
      />
      <StudyArticle {...found} />
    </>
  )
}
