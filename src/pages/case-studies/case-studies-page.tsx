import { Suspense, useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Await, useLoaderData } from 'react-router-dom'

import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import type { StudyPage } from '@/features/case-studies/api/list-studies'
import { StudyCardSkeleton } from '@/features/case-studies/components/study-card'
import { useLanguage } from '@/i18n/use-language'
import type { PageData, PageRequest } from '@/lib/page-request'
import { Seo } from '@/seo/seo'

import { studyGrid, StudyList } from './study-list'
import { useListAsLeft } from './use-study-list'

const SKELETONS = [1, 2, 3]

export const loader = ({ language, signal }: PageRequest) => ({
  beginning: import('@/features/case-studies/api/list-studies').then(({ listStudies }) =>
    listStudies(language, signal),
  ),
})

export const fallback: { beginning: StudyPage } = { beginning: { studies: [], hasMore: false } }

export function Component() {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  const data = useLoaderData<PageData<typeof loader>>()
  return (
    <>
      <Seo page="case-studies" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('list.eyebrow')} title={t('list.title')} text={t('list.intro')} />
      <Container className="pb-section">
        {data ? (
          <Suspense key={language} fallback={<Loading />}>
            <Studies beginning={data.beginning} />
          </Suspense>
        ) : (
          <Loading />
        )}
      </Container>
    </>
  )
}

/** On the way back the list stands as it was left until its beginning has been asked for again. */
function Studies({ beginning }: { beginning: Promise<StudyPage> | StudyPage }) {
  const asLeft = useListAsLeft()
  const shown = useDeferredValue(beginning, asLeft ?? beginning)
  return <Await resolve={shown}>{(list) => <StudyList beginning={list} />}</Await>
}

function Loading() {
  const { t } = useTranslation('case-studies')
  return (
    <div role="status">
      <span className="sr-only">{t('list.loading')}</span>
      <div className={studyGrid}>
        {SKELETONS.map((skeleton) => (
          <StudyCardSkeleton key={skeleton} />
        ))}
      </div>
    </div>
  )
}
