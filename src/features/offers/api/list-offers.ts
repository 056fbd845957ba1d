import { fetchAllRows } from '@/lib/fetch-all-rows'
import { publicData } from '@/lib/public-data'

import type { OfferSummary } from '../model'

const COLUMNS =
  'id, title, published_at, remote_percentage, duration_months, salary_from, salary_to, salary_currency, location, languages, tech_stack, description'

/**
 * Fetches all active offers, newest first (spec 7 row 13). Fetches all, because the browser searches them and builds the
 * location filter from them (D12).
 * @throws PostgrestError if the request fails
 */
export function listOffers(signal: AbortSignal): Promise<OfferSummary[]> {
  return fetchAllRows((from, to) =>
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
