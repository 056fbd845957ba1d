import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { inputVariants } from '@/components/ui/input'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { AwaitDatum, type Datum } from '@/lib/page-data'

import { MAX_QUERY_LENGTH, type OfferSearch } from '../search'
import { LocationSelect } from './location-select'

/** So that screen readers do not announce the number of offers after each letter. */
const DEBOUNCE_MS = 250

/** For the reset button of the empty list, which is outside of the form. */
export const searchFormId = 'offer-search'

interface OfferSearchFormProps {
  /** Empty until hydration. */
  search: OfferSearch
  onSearch: (search: Pick<OfferSearch, 'query' | 'location'>) => void
  locations: Datum<string[]>
}

/**
 * D12. Uncontrolled, so that React keeps what a visitor enters before hydration. Follows the search in the URL, except
 * that the box keeps what the visitor is typing. Hidden without JavaScript, because a static page cannot search.
 */
export function OfferSearchForm({ search, onSearch, locations }: OfferSearchFormProps) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const { key } = useLocation()
  const queryId = useId()
  const query = useRef<HTMLInputElement>(null)
  const location = useRef<HTMLSelectElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const apply = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    onSearch({ query: query.current?.value ?? '', location: location.current?.value ?? '' })
  }
  const applySoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, DEBOUNCE_MS)
  }
  const clearQuery = () => {
    if (query.current) query.current.value = ''
    apply()
    query.current?.focus()
  }

  const keepEarlyInput = useEffectEvent(() => {
    if (query.current && query.current.value !== search.query) applySoon()
  })
  const followUrl = useEffectEvent(() => {
    if (location.current) location.current.value = search.location
    if (timer.current === undefined && query.current && query.current.value.trim() !== search.query)
      query.current.value = search.query
  })
  useEffect(() => keepEarlyInput(), [])
  useEffect(() => followUrl(), [key, search.query, search.location])
  useEffect(() => () => clearTimeout(timer.current), [])

  const locationSelect = (all: string[]) => (
    <LocationSelect ref={location} locations={all} chosen={search.location} onChange={apply} />
  )

  return (
    <form
      id={searchFormId}
      role="search"
      aria-label={t('search.label')}
      action={href(language, 'it-projects')}
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      onReset={(event) => {
        event.preventDefault()
        if (location.current) location.current.value = ''
        clearQuery()
      }}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] noscript:hidden"
    >
      <div>
        <label htmlFor={queryId} className="mb-2 block text-small font-medium">
          {t('search.query')}
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          {/* `onInput`, because React calls `onChange` only if the value differs from the last one that it knows, and
              it does not know a value that comes from a changed `defaultValue`. */}
          <input
            ref={query}
            id={queryId}
            type="search"
            name="q"
            defaultValue={search.query}
            onInput={applySoon}
            maxLength={MAX_QUERY_LENGTH}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search.query_placeholder')}
            className={inputVariants({
              kind: 'search',
              className: 'peer [&::-webkit-search-cancel-button]:hidden',
            })}
          />
          {/* Not every browser has a clear button of its own. */}
          <button
            type="button"
            aria-label={t('search.clear_query')}
            onClick={clearQuery}
            className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-control text-muted peer-placeholder-shown:hidden hover:text-ink in-[html:not([data-hydrated])]:hidden"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
      </div>
      <AwaitDatum datum={locations} pending={locationSelect([])} failed={() => locationSelect([])}>
        {locationSelect}
      </AwaitDatum>
    </form>
  )
}
