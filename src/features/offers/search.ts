import { languageFacts, type Language } from '@/i18n/languages'
import { textSearch } from '@/lib/text-search'

import type { OfferSummary } from './model'

/** What a visitor looks for among the offers; empty strings ask for everything (D12). */
export interface OfferSearch {
  query: string
  location: string
}

export const emptySearch: OfferSearch = { query: '', location: '' }

/** The search that an address carries as `?q=&location=`. */
export function readSearch(params: URLSearchParams): OfferSearch {
  return { query: (params.get('q') ?? '').trim(), location: params.get('location') ?? '' }
}

/** The parameters of an address with another search in them; what else they carry stays. */
export function writeSearch(params: URLSearchParams, { query, location }: OfferSearch): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of [
    ['q', query.trim()],
    ['location', location],
  ] as const) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/**
 * The offers at the location that hold every word of the query somewhere in title, tech stack, location,
 * description or languages; case and diacritics do not count (D12). Their order stays.
 */
export function filterOffers<Item extends OfferSummary>(
  offers: Item[],
  { query, location }: OfferSearch,
): Item[] {
  const matches = textSearch(query)
  return offers.filter((offer) => {
    if (location && offer.location !== location) return false
    const { title, tech_stack, description, languages } = offer
    return matches([title, tech_stack, offer.location, description, languages])
  })
}

/** The locations that the offers name, each once, in the language's order. */
export function locationsOf(offers: OfferSummary[], language: Language): string[] {
  const { compare } = new Intl.Collator(languageFacts[language].locale)
  return [...new Set(offers.map(({ location }) => location))].sort(compare)
}
