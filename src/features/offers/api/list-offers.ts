import { publicData } from '@/lib/public-data'

import type { OfferList, OfferSummary } from '../model'
import type { OfferSearch } from '../search'
import { searchWords } from '../search-words'

const COLUMNS =
  'id, title, published_at, remote_percentage, duration_months, salary_from, salary_to, salary_currency, location, languages, tech_stack'

interface Step {
  size: number
  /**
   * Last offer of the previous step. Absent for the first step. With a row offset instead, a step would repeat an
   * offer if another offer is published in the meantime.
   */
  after?: Pick<OfferSummary, 'id' | 'published_at'>
}

/**
 * Fetches one step of the active offers that match a search, newest first (spec 7 row 13). If the query contains words,
 * the database function `search_offers` finds the offers that contain all of them (D12).
 * @param step `size` is the maximum number of offers to fetch
 * @returns the offers, and in `total` the number of matching offers without those of the previous steps
 * @throws PostgrestError if the backend returns an error, or the error of `fetch` if it does not respond
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
 * Fetches the distinct locations of the active offers, as stored, for the location filter (D12).
 * @throws PostgrestError if the backend returns an error, or the error of `fetch` if it does not respond
 */
export async function listLocations(signal: AbortSignal): Promise<string[]> {
  const { data } = await publicData
    .from('offer_locations')
    .select('location')
    .abortSignal(signal)
    .throwOnError()
  return data.flatMap(({ location }) => location ?? [])
}
