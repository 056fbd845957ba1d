import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

import { inputVariants } from '@/components/ui/input'
import { href } from '@/i18n/href'
import { useLanguage } from '@/i18n/use-language'
import { AwaitDatum, type Datum } from '@/lib/page-data'

import { MAX_QUERY_LENGTH, type OfferSearch } from '../search'
import { toggleKind } from '../search-words'
import { LocationSelect } from './location-select'
import { RemoteKindLinks } from './remote-kind-links'

/** So that screen readers do not announce the number of offers after each letter. */
const DEBOUNCE_MS = 250

/** For the reset button of the empty list, which is outside of the form. */
export const searchFormId = 'offer-search'

interface SearchControls extends HTMLFormControlsCollection {
  q: HTMLInputElement
  location: HTMLSelectElement
}

interface OfferSearchFormProps {
  /** Empty until hydration. */
  search: OfferSearch
  onSearch: (search: Pick<OfferSearch, 'query' | 'location'>) => void
  locations: Datum<string[]>
}

/**
 * D12. Uncontrolled, so that React keeps what a visitor enters before hydration. Follows the search in the URL, except
 * that it keeps what the visitor is typing. Hidden without JavaScript, because a static page cannot search.
 */
export function OfferSearchForm({ search, onSearch, locations }: OfferSearchFormProps) {
  const { t } = useTranslation('it-projects')
  const language = useLanguage()
  const { key } = useLocation()
  const queryId = useId()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  const controls = () => form.current?.elements as SearchControls | undefined
  const entered = () => ({ query: controls()?.q.value ?? '', location: controls()?.location.value ?? '' })
  const apply = () => {
    clearTimeout(timer.current)
    timer.current = undefined
    onSearch(entered())
  }
  const applySoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(apply, DEBOUNCE_MS)
  }
  const applyQuery = (query: string) => {
    const box = controls()?.q
    if (box) box.value = query
    apply()
  }
  const clearQuery = () => {
    applyQuery('')
    controls()?.q.focus()
  }

  const keepEarlyInput = useEffectEvent(() => {
    const { query, location } = entered()
    if (query !== search.query || location !== search.location) applySoon()
  })
  const followUrl = useEffectEvent(() => {
    const { q, location } = controls() ?? {}
    if (timer.current !== undefined || !q || !location) return
    location.value = search.location
    if (q.value.trim() !== search.query) q.value = search.query
  })
  useEffect(() => keepEarlyInput(), [])
  useEffect(() => followUrl(), [key, search.query, search.location])
  useEffect(() => () => clearTimeout(timer.current), [])

  const locationSelect = (all: string[]) => (
    <LocationSelect locations={all} chosen={search.location} onChange={apply} />
  )

  return (
    <form
      ref={form}
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
        const { location } = controls() ?? {}
        if (location) location.value = ''
        clearQuery()
      }}
      className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] lg:grid-cols-[minmax(0,1fr)_15rem_auto] noscript:hidden"
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
      <RemoteKindLinks
        search={search}
        onToggle={(kind, word) => applyQuery(toggleKind(entered().query, kind, word))}
      />
    </form>
  )
}
