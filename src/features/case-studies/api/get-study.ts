import { publicColumns } from '@contracts/case-study'

import { defaultLanguage, type Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { PublishedStudy } from '../model'

/**
 * Returns a published study in the given language, otherwise in English (spec 7 row 6), otherwise null.
 * @throws PostgrestError if the backend refuses the request or cannot be reached
 */
export async function getStudy(
  slug: string,
  language: Language,
  signal: AbortSignal,
): Promise<PublishedStudy | null> {
  const { data } = await publicData
    .from('case_studies')
    .select(publicColumns)
    .eq('slug', slug)
    .eq('language', language)
    .eq('published', true)
    .abortSignal(signal)
    .maybeSingle()
    .throwOnError()
  if (data) return { ...data, language }
  return language === defaultLanguage ? null : getStudy(slug, defaultLanguage, signal)
}
