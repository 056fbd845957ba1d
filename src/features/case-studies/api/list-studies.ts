import type { Tables } from '@contracts/database.types'

import type { Language } from '@/i18n/languages'
import { fetchAllRows } from '@/lib/fetch-all-rows'
import { publicClient } from '@/lib/public-client'

import type { StudySummary } from '../model'

/** Spec 7 row 5 */
export async function listStudies(language: Language, signal: AbortSignal): Promise<StudySummary[]> {
  const { data } = await publicClient
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

/** Starts again after the last study. Undefined if there is no other study. */
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

/** Returns the versions whose pages the build prerenders. */
export function listPublishedVersions(): Promise<
  Pick<Tables<'case_studies'>, 'slug' | 'language' | 'updated_at' | 'featured_image'>[]
> {
  return fetchAllRows((from, to) =>
    publicClient
      .from('case_studies')
      .select('slug, language, updated_at, featured_image')
      .eq('published', true)
      .order('slug')
      .order('language')
      .range(from, to)
      .throwOnError(),
  )
}
