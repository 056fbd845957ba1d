import { fetchAllRows } from '@/lib/fetch-all-rows'
import { publicData } from '@/lib/public-data'

/** For the build, which prerenders their pages. */
export async function listOfferIds(): Promise<number[]> {
  const rows = await fetchAllRows((from, to) =>
    publicData.from('offers').select('id').eq('status', 1).order('id').range(from, to).throwOnError(),
  )
  return rows.map(({ id }) => id)
}
