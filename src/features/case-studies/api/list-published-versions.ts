import type { Tables } from '@contracts/database.types'
import { fetchAllRows } from '@/lib/fetch-all-rows'
import { publicData } from '@/lib/public-data'

/** For the build, which prerenders their pages. */
export function listPublishedVersions(): Promise<
  Pick<Tables<'case_studies'>, 'slug' | 'language' | 'updated_at'>[]
> {
  return fetchAllRows((from, to) =>
    publicData
      .from('case_studies')
      .select('slug, language, updated_at')
      .eq('published', true)
      .order('slug')
      .order('language')
      .range(from, to)
      .throwOnError(),
  )
}
