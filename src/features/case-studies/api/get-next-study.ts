import { defaultLanguage, type Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { NextStudy } from '../model'

/**
 * Returns the published study that follows in the order of the list (spec 7 row 5); for the last study, the first one.
 * Looks in the given language, then in English.
 * @returns undefined if there is no other study. Not null, which would mean that the page does not exist.
 * @throws PostgrestError if the backend refuses the request or cannot be reached
 */
export async function getNextStudy(
  slug: string,
  language: Language,
  signal: AbortSignal,
): Promise<NextStudy | undefined> {
  const { data: versions } = await publicData
    .from('case_studies')
    .select('language, published_at')
    .eq('slug', slug)
    .in('language', [language, defaultLanguage])
    .eq('published', true)
    .abortSignal(signal)
    .throwOnError()
  const shown = versions.find((version) => version.language === language) ?? versions[0]
  if (!shown?.published_at) return undefined
  for (const wanted of new Set([language, defaultLanguage])) {
    const next = await findNext({ slug, published_at: shown.published_at }, wanted, signal)
    if (next) return { ...next, language: wanted }
  }
  return undefined
}

/** Requests the following study and the first one in parallel; returns the following one if it exists. */
async function findNext(
  { slug, published_at }: { slug: string; published_at: string },
  language: Language,
  signal: AbortSignal,
) {
  const others = () =>
    publicData
      .from('case_studies')
      .select('slug, title, featured_image')
      .eq('published', true)
      .eq('language', language)
      .neq('slug', slug)
  const following = others()
    .lte('published_at', published_at)
    .or(`published_at.lt."${published_at}",slug.gt."${slug}"`)
  const requests = [following, others()].map(async (query) => {
    const { data } = await query
      .order('published_at', { ascending: false })
      .order('slug')
      .limit(1)
      .abortSignal(signal)
      .throwOnError()
    return data[0]
  })
  const [next, first] = await Promise.all(requests)
  return next ?? first
}
