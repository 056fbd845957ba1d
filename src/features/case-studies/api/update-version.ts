import { editorColumns, type VersionContent } from '@contracts/case-study'

import { supabase } from '@/lib/supabase'

import type { StoredVersion } from '../model'

/**
 * Changes a language version (spec 7 row 8), unless somebody has saved it since it was read (D33).
 * @returns the version as it is stored now, or null if no row was changed: it was saved meanwhile, is gone, or the
 * user may not change it (a refused update is silent)
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function updateVersion(
  { id, updated_at }: Pick<StoredVersion, 'id' | 'updated_at'>,
  content: VersionContent,
): Promise<StoredVersion | null> {
  const { data } = await supabase
    .from('case_studies')
    .update(content)
    .eq('id', id)
    .eq('updated_at', updated_at)
    .select(editorColumns)
    .maybeSingle()
    .throwOnError()
  return data
}
