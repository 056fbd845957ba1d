import { allRows } from '@/lib/all-rows'
import { publicData } from '@/lib/public-data'

import type { OfferSummary } from '../model'

const COLUMNS =
  'id, title, published_at, remote_percentage, duration_months, salary_from, salary_to, salary_currency, location, languages, tech_stack, description'

/**
 * Active offers, newest first (spec 7 row 13; only the columns a card shows and the search reads). All of them: the
 * search and the list of locations are made from them (D12).
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export function listOffers(signal: AbortSignal): Promise<OfferSummary[]> {
  return allRows((from, to) =>
    publicData
      .from('offers')
      .select(COLUMNS)
      .eq('status', 1)
      .order('published_at', { ascending: false })
      .order('id', { ascending: false })
      .range(from, to)
      .abortSignal(signal)
      .throwOnError(),
  )
}
