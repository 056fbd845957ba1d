import type { Tables } from '@contracts/database.types'
import { fetchAllRows } from '@/lib/fetch-all-rows'
import { publicData } from '@/lib/public-data'

/** Where a published language version of a study is found, and when it was changed last. */
export type PublishedVersion = Pick<Tables<'case_studies'>, 'slug' | 'language' | 'updated_at'>

/**
 * Every published language version of every study, for the pages that are built ahead.
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export function listPublishedVersions(): Promise<PublishedVersion[]> {
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
