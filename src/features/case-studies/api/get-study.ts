import { publicColumns } from '@contracts/case-study'

import { defaultLanguage, type Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { FoundStudy } from '../model'

/**
 * A published study in the given language, else in English (spec 7 row 6), else null.
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function getStudy(
  slug: string,
  language: Language,
  signal: AbortSignal,
): Promise<FoundStudy | null> {
  const { data } = await publicData
    .from('case_studies')
    .select(publicColumns)
    .eq('slug', slug)
    .eq('language', language)
    .eq('published', true)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (data) return { study: data, language }
  return language === defaultLanguage ? null : getStudy(slug, defaultLanguage, signal)
}
