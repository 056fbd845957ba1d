import { cx } from 'class-variance-authority'
import { use, useId, useState } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { textSearch } from '@/lib/text-search'

import { AdminNotice } from '../../admin-notice'
import { texts } from '../../texts'
import { listTexts } from '../list-texts'
import type { StudyGroup } from './group-by-slug'
import { StudyRow, type StudyActions } from './study-row'

const frame = 'divide-y divide-line rounded-surface border border-line bg-surface'
const SKELETONS = [1, 2, 3, 4]

interface StudyListProps extends StudyActions {
  /** Null when they could not be loaded. */
  studies: Promise<StudyGroup[] | null>
  onRetry: () => void
}

/** Every study with its language versions, and a search in title, client and slug of any of them. */
export function StudyList({ studies, onRetry, ...actions }: StudyListProps) {
  const groups = use(studies)
  const [query, setQuery] = useState('')
  const searchId = useId()
  if (!groups) {
    return (
      <AdminNotice>
        <p>{listTexts.loadFailure}</p>
        <button
          type="button"
          onClick={onRetry}
          className={cx(buttonVariants({ variant: 'outline', size: 'sm' }), 'mt-4')}
        >
          {listTexts.retry}
        </button>
      </AdminNotice>
    )
  }
  if (groups.length === 0) return <AdminNotice lang="sk">{listTexts.empty}</AdminNotice>

  const matches = textSearch(query)
  const found = groups.filter(({ searched }) => matches(searched))
  return (
    <>
      <label htmlFor={searchId} className="sr-only">
        {listTexts.search}
      </label>
      <input
        id={searchId}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder={listTexts.search}
        className={inputVariants()}
      />
      <p role="status" className="mt-2 mb-3 text-label text-muted tabular-nums">
        {listTexts.found(found.length)}
      </p>
      {found.length === 0 && <AdminNotice>{listTexts.nothingFound}</AdminNotice>}
      {found.length > 0 && (
        <ul className={frame}>
          {found.map((study) => (
            <li key={study.slug}>
              <StudyRow study={study} {...actions} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Holds the list's place while it loads. */
export function StudyListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="mb-9 h-12" />
      <div className={frame}>
        {SKELETONS.map((row) => (
          <div key={row} className="space-y-3 p-4">
            <Skeleton className="h-10" />
            <Skeleton className="h-9.5" />
            <Skeleton className="h-9 w-36" />
          </div>
        ))}
      </div>
    </div>
  )
}
