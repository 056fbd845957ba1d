import { useDeferredValue, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router-dom'

import { keysOf } from '@contracts/records'

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
  const searchBox = useRef<HTMLInputElement>(null)
  const { filter, linkTo } = useListFilter()
  if (studies.length === 0) return <AdminNotice lang="sk">Zatiaľ žiadne case studies.</AdminNotice>

  const matches = textSearch(searchedQuery)
  const found = studies.filter(({ searchedTexts }) => matches(searchedTexts))
  const shown = found.filter(listFilters[filter].shows)
  const showAll = () => {
    setQuery('')
    // The clicked link disappears.
    searchBox.current?.focus()
  }
  return (
    <>
      {studies.length >= SEARCHED_FROM && (
        <input
          ref={searchBox}
          type="search"
          aria-label="Search title, client or slug"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          placeholder="Search title, client or slug"
          className={inputVariants({ className: 'mt-3' })}
        />
      )}
      <nav aria-label="Show">
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {keysOf(listFilters).map((name) => {
            const count = found.filter(listFilters[name].shows).length
            const isCurrent = name === filter
            if (count === 0 && !isCurrent && name !== 'all') return null
            return (
              <li key={name}>
                <Link
                  {...linkTo(name)}
                  aria-current={isCurrent}
                  className={buttonVariants({
                    variant: isCurrent ? 'default' : 'outline',
                    size: 'sm',
                    shape: 'round',
                  })}
                >
                  {listFilters[name].label} <span className="tabular-nums">{count}</span>
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <p role="status" className="sr-only">
        {shown.length === 1 ? '1 case study' : `${shown.length} case studies`}
      </p>
      {shown.length > 0 ? (
        <ul className="mt-3 divide-y divide-line rounded-surface border border-line bg-surface">
          {shown.map((study) => (
            <li
              key={study.slug}
              className="[contain-intrinsic-block-size:auto_4rem] [content-visibility:auto]"
            >
              <StudyRow study={study} {...options} />
            </li>
          ))}
        </ul>
      ) : (
        <AdminNotice>
          <p>
            No case study{filter !== 'all' && ` under “${listFilters[filter].label}”`}{' '}
            {searchedQuery.trim() ? 'matches the search.' : 'is listed.'}
          </p>
          <Link
            {...linkTo('all')}
            onClick={showAll}
            className={buttonVariants({ size: 'sm', className: 'mt-4' })}
          >
            Show all case studies
          </Link>
        </AdminNotice>
      )}
    </>
  )
}

/** The filter is in the URL (`?show=drafts`). `linkTo` returns the props of a link that changes only the filter. */
function useListFilter() {
  const [params] = useSearchParams()
  const { pathname, ...location } = useLocation()
  const state: unknown = location.state
  return {
    filter: keysOf(listFilters).find((name) => name === params.get('show')) ?? 'all',
    linkTo: (filter: string) => {
      const next = new URLSearchParams(params)
      if (filter === 'all') next.delete('show')
      else next.set('show', filter)
      // The link keeps the router state, because a navigation with another state could open a new form.
      return { to: { pathname, search: next.toString() }, state }
    },
  }
}
