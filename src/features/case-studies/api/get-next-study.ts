import { defaultLanguage, type Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { NextStudy } from '../model'

/**
 * Returns the study that follows the given study in the public list (spec 7 row 5). The first study follows the last
 * study. Searches the list of the given language, and then the English list if the first list has no other study.
 * @returns undefined if the given study is published neither in the given language nor in English, or if no other study
 * is published in these languages. The result is never null, because the router takes null as "page not found".
 * @throws PostgrestError if the backend returns an error, or the error of `fetch` if it does not respond
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
