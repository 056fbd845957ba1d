import { editorColumns } from '@contracts/case-study'

import { supabase } from '@/lib/supabase'

import type { StoredVersion } from '../model'

/**
 * Every language version of one study, with all that the administrator's form holds; none if there is no such study.
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function getStudyVersions(slug: string): Promise<StoredVersion[]> {
  const { data } = await supabase.from('case_studies').select(editorColumns).eq('slug', slug).throwOnError()
  return data
}
