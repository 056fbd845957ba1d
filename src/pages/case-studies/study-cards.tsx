import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { buttonVariants } from '@/components/ui/button'
import type { StudyPage } from '@/features/case-studies/api/list-studies'
import { StudyCard } from '@/features/case-studies/components/study-card'
import { useHydrated } from '@/lib/use-hydrated'

import { gridItem, studyGrid } from './study-grid'
import { useStudyList } from './use-study-list'

/**
 * Renders a card per study, or a text if there are no studies. If there are more studies, a button loads the next page,
 * and then the first new card gets the focus. The button is disabled until hydration and hidden if scripts are off
 * (D43).
 */
export function StudyCards({ firstPage }: { firstPage: StudyPage }) {
  const { t } = useTranslation('case-studies')
  const { studies, hasMore, request, loadMore } = useStudyList(firstPage)
  const hydrated = useHydrated()
  const isLoading = request === 'loading'
  const grid = useRef<HTMLUListElement>(null)
  const countAtClick = useRef<number>(undefined)

  useEffect(() => {
    const firstNew = countAtClick.current
    if (firstNew === undefined || studies.length <= firstNew) return
    countAtClick.current = undefined
    grid.current?.children[firstNew]?.querySelector('a')?.focus()
  }, [studies.length])

  if (studies.length === 0) {
    return (
      <p className="rounded-surface border border-dashed border-ink/25 px-6 py-16 text-center text-muted">
        {t('list.empty')}
      </p>
    )
  }
  const showMore = () => {
    if (isLoading) return
    countAtClick.current = studies.length
    void loadMore()
  }
  return (
    <>
      <ul ref={grid} className={studyGrid}>
        {studies.map((study, index) => (
          <li key={study.slug} className={gridItem(index, studies.length)}>
            <StudyCard study={study} priority={index === 0} />
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {request === 'done' && t('list.shown', { count: studies.length })}
      </p>
      {hasMore && (
        <div className="mt-10 text-center">
          {request === 'failed' && (
            <p role="alert" className="mb-4 text-small text-danger">
              {t('list.more_failed')}
            </p>
          )}
          <button
            type="button"
            disabled={!hydrated}
            aria-disabled={isLoading}
            onClick={showMore}
            className={buttonVariants({ variant: 'outline', size: 'lg', className: 'noscript:hidden' })}
          >
            {isLoading ? t('list.loading') : t('list.more')}
          </button>
        </div>
      )}
    </>
  )
}
