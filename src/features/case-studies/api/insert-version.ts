import { editorColumns, type VersionContent } from '@contracts/case-study'

import { supabase } from '@/lib/supabase'

import type { StoredVersion } from '../model'

/**
 * Inserts a language version of a study (spec 7 row 8) and returns it as stored.
 * @throws PostgrestError when the backend refuses (code 23505: the study has this language already) or cannot be reached
 */
export async function insertVersion(content: VersionContent): Promise<StoredVersion> {
  const { data } = await supabase
    .from('case_studies')
    .insert(content)
    .select(editorColumns)
    .single()
    .throwOnError()
  return data
}
