import { supabase } from '@/lib/supabase'

import { VERSION_COLUMNS, type StoredVersion } from '../stored-version'

/**
 * Every language version of one study, with all that the administrator's form holds; none if there is no such study.
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function getStudyVersions(slug: string): Promise<StoredVersion[]> {
  const { data } = await supabase
    .from('case_studies')
    .select(VERSION_COLUMNS)
    .eq('slug', slug)
    .overrideTypes<StoredVersion[], { merge: false }>()
    .throwOnError()
  return data
}
