import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { AwaitDatum } from '@/components/await-datum'
import { control } from '@/components/ui/control'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import type { Datum } from '@/lib/page-data'

import type { OfferSummary } from '../model'
import { emptySearch, type OfferSearch } from '../search'
import { LocationSelect } from './location-select'

/** Typing is searched for when it pauses for this long, so that results and announcements come once a word. */
const PAUSE_MS = 250

/** Id of the form: a button elsewhere with this `form` and type `reset` clears the search. */
export const searchFormId = 'offer-search'

interface OfferSearchFormProps {
  /** What the address says. */
  search: OfferSearch
  onSearch: (search: OfferSearch) => void
  offers: Datum<OfferSummary[]>
}

/**
 * Search box and location filter (D12). The fields belong to the visitor: they follow the address only where it
 * changes under them. Without script the form sends the same query to the same page.
 */
export function OfferSearchForm({ search, onSearch, offers }: OfferSearchFormProps) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const { key } = useLocation()
  const id = useId()
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
    timer.current = setTimeout(apply, PAUSE_MS)
  }

  const keepEarlyInput = useEffectEvent(() => {
    if (query.current && query.current.value !== search.query) applySoon()
  })
  const followAddress = useEffectEvent(() => {
    fillLocation(search.location)
    if (timer.current === undefined) fillQuery(search.query)
  })
  useEffect(() => keepEarlyInput(), [])
  useEffect(() => followAddress(), [key, search.query, search.location])
  useEffect(() => () => clearTimeout(timer.current), [])

  const locationSelect = (all: OfferSummary[]) => (
    <LocationSelect ref={location} offers={all} chosen={search.location} onChange={apply} />
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
        fillQuery(emptySearch.query)
        fillLocation(emptySearch.location)
        apply()
        query.current?.focus()
      }}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]"
    >
      <div>
        <label htmlFor={id} className="mb-2 block text-small font-medium">
          {t('search.query')}
        </label>
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
          />
          <input
            ref={query}
            id={id}
            type="search"
            name="q"
            defaultValue={search.query}
            onChange={applySoon}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('search.query_placeholder')}
            className={control({ className: 'pl-12' })}
          />
        </div>
      </div>
      <AwaitDatum datum={offers} pending={locationSelect([])} failed={() => locationSelect([])}>
        {locationSelect}
      </AwaitDatum>
    </form>
  )
}
