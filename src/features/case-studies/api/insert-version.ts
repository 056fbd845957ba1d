import { supabase } from '@/lib/supabase'

import { VERSION_COLUMNS, type StoredVersion, type VersionContent } from '../stored-version'

/**
 * Adds a language version of a study (spec 7 row 8) and gives it as it is stored.
 * @throws PostgrestError when the backend refuses (code 23505: the study has this language already) or cannot be reached
 */
export async function insertVersion(content: VersionContent): Promise<StoredVersion> {
  const { data } = await supabase
    .from('case_studies')
    .insert(content)
    .select(VERSION_COLUMNS)
    .single<StoredVersion>()
    .throwOnError()
  return data
}
