import type { Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { StudySummary } from '../model'

const COLUMNS = 'slug, title, excerpt, category, featured_image, published_at'

/**
 * Maximum number of studies that `listStudies` returns. Twelve cards fill complete rows in grids of one, two and three
 * columns.
 */
const PAGE_SIZE = 12

export interface StudyPage {
  studies: StudySummary[]
  hasMore: boolean
}

/**
 * Returns at most twelve published studies in a language, newest first (spec 7 row 5).
 * @param after the last study that was returned before; undefined for the newest studies. With an offset instead, a
 * study would be returned twice if another study was published in the meantime.
 * @throws PostgrestError if the backend returns an error, or the error of `fetch` if it does not respond
 */
export async function listStudies(
  language: Language,
  signal: AbortSignal,
  after?: Pick<StudySummary, 'published_at' | 'slug'>,
): Promise<StudyPage> {
  let query = publicData.from('case_studies').select(COLUMNS).eq('published', true).eq('language', language)
  if (after?.published_at) {
    const { published_at, slug } = after
    query = query.lte('published_at', published_at).or(`published_at.lt."${published_at}",slug.gt."${slug}"`)
  }
  const { data } = await query
    .order('published_at', { ascending: false })
    .order('slug')
    .limit(PAGE_SIZE + 1)
    .abortSignal(signal)
    .throwOnError()
  return { studies: data.slice(0, PAGE_SIZE), hasMore: data.length > PAGE_SIZE }
}
