import { fetchAllRows } from '@/lib/fetch-all-rows'
import { publicData } from '@/lib/public-data'

import type { Offer } from '../model'

const COLUMNS =
  'id, title, published_at, remote_percentage, duration_months, employment_type, salary_from, salary_to, salary_currency, location, languages, tech_stack, description, requirements, benefits'

/** Spec 7 row 14. */
export async function getOffer(id: number, signal: AbortSignal): Promise<Offer | null> {
  const { data } = await publicData
    .from('offers')
    .select(COLUMNS)
    .eq('id', id)
    .eq('status', 1)
    .abortSignal(signal)
    .maybeSingle()
    .overrideTypes<Offer, { merge: false }>()
    .throwOnError()
  return data
}

/** Returns the ids of all active offers, whose pages the build prerenders. */
export async function listOfferIds(): Promise<number[]> {
  const rows = await fetchAllRows((from, to) =>
    publicData.from('offers').select('id').eq('status', 1).order('id').range(from, to).throwOnError(),
  )
  return rows.map(({ id }) => id)
}
