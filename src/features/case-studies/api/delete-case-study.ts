import { supabase } from '@/lib/supabase'

import type { StoredVersion } from '../model'

/** Deletes all versions of a study (spec 7 row 9). Throws if row-level security refuses (D33). */
export async function deleteStudy(slug: string): Promise<void> {
  const { data } = await supabase.from('case_studies').delete().eq('slug', slug).select('id').throwOnError()
  if (data.length === 0) throw new Error(`No row of ${slug} was deleted`)
}

/** Returns false if the version was saved or deleted since it was read (D33), or if row-level security refuses. */
export async function deleteVersion(version: Pick<StoredVersion, 'id' | 'updated_at'>): Promise<boolean> {
  const { data } = await supabase
    .from('case_studies')
    .delete()
    .eq('id', version.id)
    .eq('updated_at', version.updated_at)
    .select('id')
    .throwOnError()
  return data.length > 0
}
