import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'

import { AwaitDatum } from '@/components/await-datum'
import { LoadError } from '@/components/load-error'
import { PageHero } from '@/components/page-hero'
import { Container } from '@/components/ui/container'
import type { StudyPage } from '@/features/case-studies/api/list-studies'
import { StudyCardSkeleton } from '@/features/case-studies/components/study-card'
import { useLanguage } from '@/i18n/use-language'
import { usePageData, type Datum, type PageRequest } from '@/lib/page-data'
import { Seo } from '@/seo/seo'

import { StudyCards } from './study-cards'
import { gridItem, studyGrid } from './study-grid'
import { useRestoredList } from './use-study-list'

const SKELETONS = [1, 2, 3]

export const data = {
  firstPage: async ({ language, signal }: PageRequest) => {
    const { listStudies } = await import('@/features/case-studies/api/list-studies')
    return listStudies(language, signal)
  },
}

export function Component() {
  const { t } = useTranslation('case-studies')
  const language = useLanguage()
  const { firstPage } = usePageData<typeof data>()
  return (
    <>
      <Seo page="case-studies" title={t('meta.title')} description={t('meta.description')} />
      <PageHero eyebrow={t('list.eyebrow')} title={t('list.title')} text={t('list.intro')} />
      <Container className="pb-section">
        <Studies key={language} firstPage={firstPage} />
      </Container>
    </>
  )
}

/**
 * Shows the list of studies. If the visitor goes back or forward to the list, first shows all studies that the visitor
 * had loaded, until the first page of the list is loaded again. `StudyCards` then shows the new first page, followed by
 * the studies that the visitor had loaded after this page.
 */
function Studies({ firstPage }: { firstPage: Datum<StudyPage> }) {
  const { t } = useTranslation('case-studies')
  const restored = useRestoredList()
  const initial = restored ? { status: 'loaded' as const, value: restored } : firstPage
  const shown = useDeferredValue(firstPage, initial)
  return (
    <AwaitDatum
      datum={shown}
      pending={<Loading />}
      failed={(code) => <LoadError title={t('list.failed')} code={code} />}
    >
      {(list) => <StudyCards firstPage={list} />}
    </AwaitDatum>
  )
}

function Loading() {
  const { t } = useTranslation('case-studies')
  return (
    <div role="status">
      <span className="sr-only">{t('list.loading')}</span>
      <div className={studyGrid}>
        {SKELETONS.map((skeleton, index) => (
          <div key={skeleton} className={gridItem(index, SKELETONS.length)}>
            <StudyCardSkeleton />
          </div>
        ))}
      </div>
    </div>
  )
}
