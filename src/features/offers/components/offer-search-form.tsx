import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { AwaitDatum } from '@/components/await-datum'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import type { Datum } from '@/lib/page-data'

import { emptySearch, type OfferSearch } from '../search'
import { LocationSelect } from './location-select'
import { QueryBox } from './query-box'

/**
 * Delay between the last keystroke and the search, so that screen readers do not announce the number of offers after
 * every keystroke.
 */
const DEBOUNCE_MS = 250

/** Id of the search form. The reset button in `NoOffers` is outside of the form and has this id as `form` attribute. */
export const searchFormId = 'offer-search'

interface OfferSearchFormProps {
  /** The search in the URL. It is empty until hydration. */
  search: OfferSearch
  onSearch: (search: OfferSearch) => void
  locations: Datum<string[]>
}

/**
 * Renders the search box and the location filter (D12). They are uncontrolled, so that React keeps what a visitor
 * enters before hydration. When the search in the URL changes, the form shows the new search, but it does not change
 * the search box while the visitor is typing. If the visitor submits the form before hydration, the browser requests
 * the list with the search in the URL. With JavaScript off, the form is hidden, because a static page cannot search.
 */
export function OfferSearchForm({ search, onSearch, locations }: OfferSearchFormProps) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const { key } = useLocation()
  const query = useRef<HTMLInputElement>(null)
  const location = useRef<HTMLSelectElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const fillQuery = (next: string) => {
    if (query.current && query.current.value.trim() !== next) query.current.value = next
  }
  const fillLocation = (next: string) => {
    if (location.current) location.current.value = next
  }
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
    if (query.current) query.current.value = emptySearch.query
    apply()
    query.current?.focus()
  }

  const keepEarlyInput = useEffectEvent(() => {
    if (query.current && query.current.value !== search.query) applySoon()
  })
  const followUrl = useEffectEvent(() => {
    fillLocation(search.location)
    if (timer.current === undefined) fillQuery(search.query)
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
        fillLocation(emptySearch.location)
        clearQuery()
      }}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] noscript:hidden"
    >
      <QueryBox ref={query} defaultValue={search.query} onInput={applySoon} onClear={clearQuery} />
      <AwaitDatum datum={locations} pending={locationSelect([])} failed={() => locationSelect([])}>
        {locationSelect}
      </AwaitDatum>
    </form>
  )
}
