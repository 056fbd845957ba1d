import { defaultLanguage, type Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { FoundStudy, Study } from '../model'

const COLUMNS =
  'slug, title, excerpt, category, featured_image, published_at, content, client_name, about_company, ' +
  'testimonial_text, testimonial_author, testimonial_author_role, testimonial_image'

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
    .select(COLUMNS)
    .eq('slug', slug)
    .eq('language', language)
    .eq('published', true)
    .abortSignal(signal)
    .maybeSingle<Study>()
    .throwOnError()
  if (data) return { study: data, language }
  return language === defaultLanguage ? null : getStudy(slug, defaultLanguage, signal)
}
