import { supabase } from '@/lib/supabase'

/**
 * Deletes a study in all its languages (spec 7 row 9).
 * @throws PostgrestError when the backend refuses or cannot be reached; Error when no row was deleted, which is how
 * a refusal looks (D33)
 */
export async function deleteStudy(slug: string): Promise<void> {
  const { data } = await supabase.from('case_studies').delete().eq('slug', slug).select('id').throwOnError()
  if (data.length === 0) throw new Error(`No row of ${slug} was deleted`)
}
