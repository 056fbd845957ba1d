import { useId, useState } from 'react'

import { inputVariants } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { textSearch } from '@/lib/text-search'

import { AdminNotice } from '../../admin-notice'
import { listTexts } from '../../texts/list'
import type { ListedStudy } from './group-by-slug'
import { StudyRow, type StudyRowOptions } from './study-row'

const frame = 'divide-y divide-line rounded-surface border border-line bg-surface'
const SKELETONS = [1, 2, 3, 4]

interface AdminStudyListProps extends StudyRowOptions {
  studies: ListedStudy[]
}

/** Shows the studies and a search box for slugs, titles and clients, or a message if there are no studies. */
export function AdminStudyList({ studies, ...options }: AdminStudyListProps) {
  const [query, setQuery] = useState('')
  const searchId = useId()
  if (studies.length === 0) return <AdminNotice lang="sk">{listTexts.empty}</AdminNotice>

  const matches = textSearch(query)
  const found = studies.filter(({ searchedTexts }) => matches(searchedTexts))
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
              <StudyRow study={study} {...options} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export function AdminStudyListSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{listTexts.loading}</span>
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
