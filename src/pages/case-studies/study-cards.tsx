import { useTranslation } from 'react-i18next'

import { StepList } from '@/components/step-list'
import type { StudyPage } from '@/features/case-studies/api/list-studies'
import { StudyCard } from '@/features/case-studies/components/study-card'

import { gridItem, studyGrid } from './study-grid'
import { useStudyList } from './use-study-list'

export function StudyCards({ firstPage }: { firstPage: StudyPage }) {
  const { t } = useTranslation('case-studies')
  const { studies, hasMore, request, loadMore } = useStudyList(firstPage)
  const isLoading = request === 'loading'
  if (studies.length === 0) {
    return (
      <p className="rounded-surface border border-dashed border-ink/25 px-6 py-16 text-center text-muted">
        {t('list.empty')}
      </p>
    )
  }
  return (
    <StepList
      items={studies.map((study, index) => (
        <li key={study.slug} className={gridItem(index, studies.length)}>
          <StudyCard study={study} priority={index === 0} />
        </li>
      ))}
      className={studyGrid}
      announcement={request === 'done' && t('list.shown', { count: studies.length })}
      hasMore={hasMore}
      isLoading={isLoading}
      error={request === 'failed' && t('list.more_failed')}
      buttonText={isLoading ? t('list.loading') : t('list.more')}
      onShowMore={() => void loadMore()}
    />
  )
}
