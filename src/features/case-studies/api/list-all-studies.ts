import { fetchAllRows } from '@/lib/fetch-all-rows'
import type { Tables } from '@contracts/database.types'
import { supabase } from '@/lib/supabase'

/** One language version of a study, as the administrator's list shows and searches it. */
export type StudyVersion = Pick<
  Tables<'case_studies'>,
  'slug' | 'language' | 'title' | 'client_name' | 'published' | 'created_at'
>

const COLUMNS = 'slug, language, title, client_name, published, created_at'

/**
 * Every language version of every study, drafts included, newest first (spec 7 row 7; only the columns that the
 * administrator's list needs). Row-level security leaves out drafts for anyone but an administrator.
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function listAllStudies(): Promise<StudyVersion[]> {
  return fetchAllRows((from, to) =>
    supabase
      .from('case_studies')
      .select(COLUMNS)
      .order('created_at', { ascending: false })
      .order('slug')
      .order('language')
      .range(from, to)
      .throwOnError(),
  )
}
