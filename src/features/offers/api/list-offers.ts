import { supabase } from '@/lib/supabase'

import type { OfferSummary } from '../model'

const COLUMNS =
  'id, title, remote_percentage, duration_months, salary_from, salary_to, salary_currency, location, languages, tech_stack, description'

/**
 * Active offers, newest first (spec 7 row 13; only the columns a card shows and the search reads).
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function listOffers(signal: AbortSignal): Promise<OfferSummary[]> {
  const { data } = await supabase
    .from('offers')
    .select(COLUMNS)
    .eq('status', 1)
    .order('published_at', { ascending: false })
    .abortSignal(signal)
    .throwOnError()
  return data
}
