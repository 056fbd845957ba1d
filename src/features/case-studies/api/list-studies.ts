import type { Language } from '@/i18n/languages'
import { publicData } from '@/lib/public-data'

import type { StudySummary } from '../model'

const COLUMNS = 'slug, title, excerpt, category, featured_image, published_at'

/** How many studies a step of the list shows: whole rows of one, two and three cards. */
const STUDIES_AT_ONCE = 12

/** A part of the list, from its beginning or from where another part ended. */
export interface StudyPage {
  studies: StudySummary[]
  hasMore: boolean
}

/**
 * Published studies in a language, newest first (spec 7 row 5; only the columns a card shows), one step at a time.
 * @param after last study of the step before; counting rows instead would repeat one when another is published meanwhile
 * @throws PostgrestError when the backend refuses or cannot be reached
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
    .limit(STUDIES_AT_ONCE + 1)
    .abortSignal(signal)
    .throwOnError()
  return { studies: data.slice(0, STUDIES_AT_ONCE), hasMore: data.length > STUDIES_AT_ONCE }
}
