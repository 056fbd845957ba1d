import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { Skeleton } from '@/components/ui/skeleton'
import { textSearch } from '@/lib/text-search'

import { AdminNotice } from '../../admin-notice'
import { listTexts } from '../../texts/list'
import { MissingLanguages } from '../translations/missing-languages'
import type { ListedStudy } from './group-by-slug'
import { isListed } from './list-filter'
import { ListFilters, useListFilter } from './list-filters'
import { StudyRow, type StudyRowOptions } from './study-row'

const frame = 'divide-y divide-line rounded-surface border border-line bg-surface'
const SKELETONS = [1, 2, 3, 4]

interface AdminStudyListProps extends StudyRowOptions {
  studies: ListedStudy[]
}

export function AdminStudyList({ studies, ...options }: AdminStudyListProps) {
  const [query, setQuery] = useState('')
  // React updates the search box before the rows, so that typing does not wait for hundreds of rows.
  const searchedQuery = useDeferredValue(query)
  const found = useMemo(() => {
    const matches = textSearch(searchedQuery)
    return studies.filter(({ searchedTexts }) => matches(searchedTexts))
  }, [studies, searchedQuery])
  const searchId = useId()
  const searchBox = useRef<HTMLInputElement>(null)
  const { filter, linkTo } = useListFilter()
  if (studies.length === 0) return <AdminNotice lang="sk">{listTexts.empty}</AdminNotice>

  const shown = found.filter(isListed[filter])
  const showAll = () => {
    setQuery('')
    // Moves the focus to the search box, because the clicked link “Show all case studies” disappears.
    searchBox.current?.focus()
  }
  return (
    <>
      <label htmlFor={searchId} className="sr-only">
        {listTexts.search}
      </label>
      <input
        id={searchId}
        ref={searchBox}
        type="search"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        placeholder={listTexts.search}
        className={inputVariants()}
      />
      <ListFilters studies={found} />
      <p role="status" className="mt-3 mb-3 text-label text-muted tabular-nums">
        {listTexts.found(shown.length)}
      </p>
      {filter === 'missing' && <MissingLanguages studies={studies} {...options} />}
      {shown.length === 0 ? (
        <AdminNotice>
          <p>
            {listTexts.nothingShown(
              filter === 'all' ? '' : listTexts.filters[filter],
              searchedQuery.trim() !== '',
            )}
          </p>
          <Link
            {...linkTo('all')}
            onClick={showAll}
            className={buttonVariants({ size: 'sm', className: 'mt-4' })}
          >
            {listTexts.showAll}
          </Link>
        </AdminNotice>
      ) : (
        <ul className={frame}>
          {shown.map((study) => (
            <li key={study.slug} className="[contain-intrinsic-size:auto_11rem] [content-visibility:auto]">
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
