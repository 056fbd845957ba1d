import { languages } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'
import { searchableText, searchTerms } from '@/lib/text-search'

import type { OfferList } from '../model'
import type { OfferSearch } from '../search'
import { jobWords, languageTags, locationFact, locations, requiredLanguages } from '../vocabulary'

const COLUMNS =
  'id, title, published_at, remote_percentage, duration_months, salary_from, salary_to, salary_currency, location, languages, tech_stack'

/**
 * Spec 7 row 13, with the number of all matches (D38). `search_offers` finds the offers with all words and sorts them
 * (D12).
 */
export async function listOffers(
  { query, location, shown }: OfferSearch,
  signal: AbortSignal,
): Promise<OfferList> {
  const words = searchWords(query)
  let request =
    words.length > 0
      ? publicData.rpc('search_offers', { words }, { count: 'exact' }).select(COLUMNS)
      : publicData
          .from('offers')
          .select(COLUMNS, { count: 'exact' })
          .eq('status', 1)
          .order('published_at', { ascending: false })
          .order('id', { ascending: false })
  if (location) request = request.eq('location', location)
  const { data, count } = await request
    .limit(shown)
    .abortSignal(signal)
    .overrideTypes<OfferList['offers'], { merge: false }>()
    .throwOnError()
  return { offers: data, total: count ?? data.length }
}

/** For the location filter (D12). */
export async function listLocations(signal: AbortSignal): Promise<string[]> {
  const { data } = await publicData
    .from('offer_locations')
    .select('location')
    .abortSignal(signal)
    .throwOnError()
  return data.flatMap(({ location }) => location ?? [])
}

const knownValue = (stored: string, names: readonly string[]) => ({
  stored: searchableText(stored),
  names: searchableText(names.join('\n')),
})

let knownValues: ReturnType<typeof knownValue>[] | undefined

const listKnownValues = () =>
  (knownValues ??= [
    ...Array.from(locations.keys(), (place) =>
      knownValue(
        place,
        languages.map((language) => locationFact(place, language).text),
      ),
    ),
    ...Array.from(languageTags.keys(), (name) =>
      knownValue(
        name,
        languages.flatMap((language) => requiredLanguages(name, language).map(({ text }) => text)),
      ),
    ),
    ...Array.from(jobWords, ([word, names]) => knownValue(word, names)),
  ])

/**
 * Returns each word with the stored forms of the locations, languages and job words that it names (D12, D37). Leaves the
 * last words out if there are more than 20 words or 40 forms, for which `search_offers` finds nothing (D79).
 */
export function searchWords(query: string): string[][] {
  const words = searchTerms(query).map((term) => [
    term,
    ...listKnownValues()
      // The word itself finds a stored form that contains it.
      .filter(({ stored, names }) => names.includes(term) && !stored.includes(term))
      .map(({ stored }) => stored),
  ])
  while (words.length > 20 || words.flat().length > 40) words.pop()
  return words
}
