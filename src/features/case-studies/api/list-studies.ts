import type { Language } from '@/i18n/languages'
import { supabase } from '@/lib/supabase'

import type { StudySummary } from '../model'

const COLUMNS = 'slug, title, excerpt, category, featured_image, published_at'

/**
 * Published studies in a language, newest first (spec 7 row 5; only the columns a card shows).
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function listStudies(language: Language, signal: AbortSignal): Promise<StudySummary[]> {
  const { data } = await supabase
    .from('case_studies')
    .select(COLUMNS)
    .eq('published', true)
    .eq('language', language)
    .order('published_at', { ascending: false })
    .abortSignal(signal)
    .throwOnError()
  return data
}
