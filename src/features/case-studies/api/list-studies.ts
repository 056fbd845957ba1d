import type { Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { StudySummary } from '../model'

/** Returns all published studies in a language, newest first (spec 7 row 5). Reads only what a card shows. */
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
 * Returns the study after the given one in the list of a language. After the last study, and after a study that is not
 * in the list, returns the first. Returns undefined if the list has no other study: the router takes null as "page not
 * found".
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
