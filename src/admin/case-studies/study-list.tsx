import { cx } from 'class-variance-authority'
import { use } from 'react'

import { button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'

import { AdminNotice } from '../admin-notice'
import { texts } from '../texts'
import type { StudyGroup } from './group-by-slug'
import { StudyRow } from './study-row'

const frame = 'divide-y divide-line rounded-surface border border-line bg-surface'
const SKELETONS = [1, 2, 3, 4]

interface StudyListProps {
  /** Null when they could not be loaded. */
  studies: Promise<StudyGroup[] | null>
  onRetry: () => void
}

export function StudyList({ studies, onRetry }: StudyListProps) {
  const groups = use(studies)
  if (!groups) {
    return (
      <AdminNotice>
        <p>{texts.caseStudies.loadFailure}</p>
        <button
          type="button"
          onClick={onRetry}
          className={cx(button({ variant: 'outline', size: 'sm' }), 'mt-4')}
        >
          {texts.caseStudies.retry}
        </button>
      </AdminNotice>
    )
  }
  if (groups.length === 0) return <AdminNotice lang="sk">{texts.caseStudies.empty}</AdminNotice>
  return (
    <ul className={frame}>
      {groups.map((study) => (
        <li key={study.slug}>
          <StudyRow study={study} />
        </li>
      ))}
    </ul>
  )
}

/** Holds the list's place while it loads. */
export function StudyListSkeleton() {
  return (
    <div role="status" className={frame}>
      <span className="sr-only">{texts.loading}</span>
      {SKELETONS.map((row) => (
        <div key={row} className="grid gap-3 p-4 sm:px-5 lg:grid-cols-[1fr_29rem] lg:items-center lg:gap-8">
          <Skeleton className="h-16 max-w-80 sm:h-10" />
          <Skeleton className="h-9.5 lg:h-6" />
        </div>
      ))}
    </div>
  )
}
