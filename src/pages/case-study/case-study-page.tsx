import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Await, Navigate, useLoaderData } from 'react-router-dom'

import { BackLink } from '@/components/back-link'
import { Spinner } from '@/components/ui/spinner'
import { Container } from '@/components/ui/container'
import { StudyArticle } from '@/features/case-studies/components/study-article'
import type { FoundStudy } from '@/features/case-studies/model'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import type { PageData, PageRequest } from '@/lib/page-request'
import { PageTitle } from '@/seo/page-title'
import { article } from '@/seo/schema-org'
import { Seo } from '@/seo/seo'
import { StructuredData } from '@/seo/structured-data'

import { StudyCallToAction } from './study-call-to-action'

export const loader = ({ language, params, signal }: PageRequest) => ({
  found: import('@/features/case-studies/api/get-study').then(({ getStudy }) =>
    getStudy(params.slug ?? '', language, signal),
  ),
})

export const fallback = { found: null }

export function Component() {
  const { t } = useTranslation('case-studies')
  const data = useLoaderData<PageData<typeof loader>>()
  const loading = (
    <>
      <PageTitle>{t('meta.title')}</PageTitle>
      <Spinner label={t('detail.loading')} />
    </>
  )
  return (
    <>
      <Container className="min-h-svh pt-8 pb-section lg:pt-12">
        <BackLink page="case-studies">{t('detail.back')}</BackLink>
        {data ? (
          <Suspense fallback={loading}>
            <Await resolve={data.found}>{(found) => <FoundOrList found={found} />}</Await>
          </Suspense>
        ) : (
          loading
        )}
      </Container>
      <StudyCallToAction />
    </>
  )
}

/** Shows the study; where nothing was found, the list takes the page's place (spec 4). */
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
