import { publicData } from '@/lib/public-data'

import type { OfferList, OfferSummary } from '../model'
import type { OfferSearch } from '../search'
import { searchWords } from '../search-words'

const COLUMNS =
  'id, title, published_at, remote_percentage, duration_months, salary_from, salary_to, salary_currency, location, languages, tech_stack'

interface Step {
  /** Maximum number of offers to fetch. */
  size: number
  /** Last offer of the previous step. An offset would repeat an offer if another is published meanwhile. */
  after?: Pick<OfferSummary, 'id' | 'published_at'>
}

/**
 * Fetches a step of the active offers that match a search, newest first (spec 7 row 13). Without a query it reads the
 * table; with a query it calls the database's search, which matches words in the title, tech stack, location,
 * description and languages (D12).
 * @returns the offers, and `total`, the number of matching offers from the start of the step
 * @throws PostgrestError if the request fails
 */
export async function listOffers(
  { query, location }: OfferSearch,
  { size, after }: Step,
  signal: AbortSignal,
): Promise<OfferList> {
  const words = searchWords(query)
  let request =
    words.length > 0
      ? publicData.rpc('search_offers', { words }, { count: 'exact' }).select(COLUMNS)
      : publicData.from('offers').select(COLUMNS, { count: 'exact' }).eq('status', 1)
  if (location) request = request.eq('location', location)
  if (after) {
    const { id, published_at } = after
    request = request.lte('published_at', published_at).or(`published_at.lt."${published_at}",id.lt.${id}`)
  }
  const { data, count } = await request
    .order('published_at', { ascending: false })
    .order('id', { ascending: false })
    .limit(size)
    .abortSignal(signal)
    .throwOnError()
  return { offers: data, total: count ?? data.length }
}

/**
 * Fetches the stored locations of the active offers, each once, for the location filter (D12).
 * @throws PostgrestError if the request fails
 */
export async function listLocations(signal: AbortSignal): Promise<string[]> {
  const { data } = await publicData
    .from('offer_locations')
    .select('location')
    .abortSignal(signal)
    .throwOnError()
  return data.flatMap(({ location }) => location ?? [])
}
