import { supabase } from '@/lib/supabase'

/**
 * Whether a study has this slug, in whatever language (D23).
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function slugExists(slug: string): Promise<boolean> {
  const { data } = await supabase.from('case_studies').select('slug').eq('slug', slug).limit(1).throwOnError()
  return data.length > 0
}
