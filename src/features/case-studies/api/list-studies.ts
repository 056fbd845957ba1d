import type { Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { StudySummary } from '../model'

/** Newest first (spec 7 row 5). */
export async function listStudies(language: Language, signal: AbortSignal): Promise<StudySummary[]> {
  const { data } = await publicData
    .from('case_studies')
    .select('slug, title, excerpt, category, featured_image, published_at')
    .eq('published', true)
    .eq('language', language)
    .order('published_at', { ascending: false })
    .order('slug')
    .abortSignal(signal)
    .throwOnError()
  return data
}

/**
 * Returns the first study after the last one and after a study that is not in the list, and undefined if the list has no
 * other study. The router takes null as "page not found".
 */
export async function getNextStudy(
  slug: string,
  language: Language,
  signal: AbortSignal,
): Promise<StudySummary | undefined> {
  const studies = await listStudies(language, signal)
  const index = studies.findIndex((study) => study.slug === slug)
  const next = studies[index + 1] ?? studies[0]
  return next?.slug === slug ? undefined : next
}
