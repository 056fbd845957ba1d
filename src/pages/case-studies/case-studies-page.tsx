import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Await, useLoaderData } from 'react-router-dom'

import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import { StudyCard, StudyCardSkeleton } from '@/features/case-studies/components/study-card'
import type { StudySummary } from '@/features/case-studies/model'
import { useLanguage } from '@/i18n/use-language'
import type { PageRequest } from '@/lib/page-request'
import { loadOr } from '@/lib/load'
import { Seo } from '@/seo/seo'

const SKELETONS = [1, 2, 3]
const grid = 'grid gap-5 md:grid-cols-2 lg:grid-cols-3'

export const loader = ({ language, signal }: PageRequest) => ({
  studies: loadOr('the case studies', signal, [], async () => {
    const { listStudies } = await import('@/features/case-studies/api/list-studies')
    return listStudies(language, signal)
  }),
})

export function Component() {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  const data = useLoaderData<{ studies: Promise<StudySummary[]> } | null>()
  return (
    <>
      <Seo page="case-studies" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('list.eyebrow')} title={t('list.title')} text={t('list.intro')} />
      <Container className="pb-section">
        {data ? (
          <Suspense key={language} fallback={<Loading />}>
            <Await resolve={data.studies}>{(studies) => <Studies studies={studies} />}</Await>
          </Suspense>
        ) : (
          <Loading />
        )}
      </Container>
    </>
  )
}

function Studies({ studies }: { studies: StudySummary[] }) {
  const { t } = useTranslation('case-studies')
  if (studies.length === 0) {
    return (
      <p className="rounded-surface border border-dashed border-ink/25 px-6 py-16 text-center text-muted">
        {t('list.empty')}
      </p>
    )
  }
  return (
    <ul className={grid}>
      {studies.map((study) => (
        <li key={study.slug}>
          <StudyCard study={study} />
        </li>
      ))}
    </ul>
  )
}

function Loading() {
  const { t } = useTranslation('case-studies')
  return (
    <div role="status">
      <span className="sr-only">{t('list.loading')}</span>
      <div className={grid}>
        {SKELETONS.map((skeleton) => (
          <StudyCardSkeleton key={skeleton} />
        ))}
      </div>
    </div>
  )
}
