import { keysOf } from '@contracts/records'
import { useDeferredValue, useState } from 'react'

import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'
import { textSearch } from '@/lib/text-search'

import { AdminNotice } from '../../admin-notice'
import { listFilters, type ListedStudy } from './listed-studies'
import { StudyRow, type StudyRowOptions } from './study-row'

const SEARCHED_FROM = 10

export function AdminStudyList({ studies, ...options }: StudyRowOptions & { studies: ListedStudy[] }) {
  const [query, setQuery] = useState('')
  // Typing does not wait for hundreds of rows.
  const searchedQuery = useDeferredValue(query)
  const [filter, setFilter] = useState<keyof typeof listFilters>('all')
  if (studies.length === 0) return <AdminNotice lang="sk">Zatiaľ žiadne case studies.</AdminNotice>

  const matches = textSearch(searchedQuery)
  const found = studies.filter(({ searchedTexts }) => matches(searchedTexts))
  const shown = found.filter(listFilters[filter].shows)
  return (
    <>
      {studies.length >= SEARCHED_FROM && (
        <input
          type="search"
          aria-label="Search title, client or slug"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Search title, client or slug"
          className={inputVariants({ className: 'mt-3' })}
        />
      )}
      <div role="group" aria-label="Show" className="mt-3 flex flex-wrap gap-1.5">
        {keysOf(listFilters).map((name) => {
          const count = found.filter(listFilters[name].shows).length
          const isCurrent = name === filter
          if (count === 0 && !isCurrent && name !== 'all') return null
          return (
            <button
              key={name}
              type="button"
              aria-pressed={isCurrent}
              onClick={() => setFilter(name)}
              className={buttonVariants({
                variant: isCurrent ? 'default' : 'outline',
                size: 'sm',
                shape: 'round',
              })}
            >
              {listFilters[name].label} <span className="tabular-nums">{count}</span>
            </button>
          )
        })}
      </div>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 case study' : `${shown.length} case studies`}
      </p>
      <ul className="mt-3 divide-y divide-line rounded-surface border border-line bg-surface empty:hidden">
        {shown.map((study) => (
          <li key={study.slug} className="[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]">
            <StudyRow study={study} {...options} />
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="mt-3 text-small text-muted">No case study matches.</p>}
    </>
  )
}
