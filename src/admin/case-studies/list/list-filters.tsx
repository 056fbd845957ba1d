import { Link, useLocation, useSearchParams } from 'react-router-dom'

import { buttonVariants } from '@/components/ui/button'

import { listTexts } from '../../texts/list'
import type { ListedStudy } from './group-by-slug'
import { isListed, listFilterOf, listFilters, type ListFilter } from './list-filter'

/**
 * Returns the filter of the list, which is in the URL (`?show=drafts`), and `linkTo`. `linkTo` returns the props of a
 * link that changes only the filter.
 */
export function useListFilter() {
  const [params] = useSearchParams()
  const { pathname, ...location } = useLocation()
  const state: unknown = location.state
  return {
    filter: listFilterOf(params.get('show')),
    linkTo: (filter: ListFilter) => {
      const next = new URLSearchParams(params)
      if (filter === 'all') next.delete('show')
      else next.set('show', filter)
      // The link keeps the router state, because a navigation with another state could open a new form.
      return { to: { pathname, search: next.toString() }, state }
    },
  }
}

export function ListFilters({ studies }: { studies: ListedStudy[] }) {
  const { filter: current, linkTo } = useListFilter()
  return (
    <nav aria-label={listTexts.filters.label}>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {listFilters.map((filter) => {
          const isCurrent = filter === current
          return (
            <li key={filter}>
              <Link
                {...linkTo(filter)}
                aria-current={isCurrent}
                className={buttonVariants({
                  variant: isCurrent ? 'default' : 'outline',
                  size: 'sm',
                  shape: 'round',
                })}
              >
                {listTexts.filters[filter]}{' '}
                <span className="tabular-nums">{studies.filter(isListed[filter]).length}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
