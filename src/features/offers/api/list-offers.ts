import { publicClient } from '@/lib/public-client'

import { summaryColumns, type OfferList, type RemoteKind } from '../model'
import type { OfferSearch } from '../search'
import { parseQuery } from '../search-words'

/** PostgREST's own syntax. A word such as "hybrid" may also belong to a title, or name a technology. */
const kindFilters: Record<RemoteKind, string> = {
  fully: 'remote_percentage.gte.100,title.ilike.*remote*,tech_stack.ilike.*remote*',
  partly:
    'and(remote_percentage.gt.0,remote_percentage.lt.100),title.ilike.*hybrid*,tech_stack.ilike.*hybrid*',
  on_site: 'remote_percentage.lte.0,title.ilike.*on-site*,tech_stack.ilike.*on-site*',
}

/**
 * Spec 7 row 13, with the number of all matches (D38). `search_offers` finds the offers with all words and sorts them
 * (D12).
 */
export async function listOffers(
  { query, location, shown }: OfferSearch,
  signal: AbortSignal,
): Promise<OfferList> {
  const { words, kinds } = parseQuery(query)
  let request =
    words.length > 0
      ? publicClient.rpc('search_offers', { words }, { count: 'exact' }).select(summaryColumns)
      : publicClient
          .from('offers')
          .select(summaryColumns, { count: 'exact' })
          .eq('status', 1)
          .order('published_at', { ascending: false })
          .order('id', { ascending: false })
  if (kinds.length > 0) request = request.or(kinds.map((kind) => kindFilters[kind]).join())
  if (location) request = request.eq('location', location)
  const { data, count } = await request
    .limit(shown)
    .abortSignal(signal)
    .overrideTypes<OfferList['offers'], { merge: false }>()
    .throwOnError()
  return { offers: data, total: count ?? data.length }
}

/** For the location filter (D12). */
export async function listLocations(): Promise<string[]> {
  const { data } = await publicClient.from('offer_locations').select('location').throwOnError()
  return data.flatMap(({ location }) => location ?? [])
}
