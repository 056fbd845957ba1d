import type { StudyPage } from '@/features/case-studies/api/list-studies'

/**
 * The beginning of the list as it is now, followed by what was loaded beyond it. Where the beginning ends with a study
 * that was not known, nothing can be joined to it and it stands alone.
 */
export function continueList(beginning: StudyPage, known: StudyPage): StudyPage {
  const last = beginning.studies.at(-1)?.slug
  const end = known.studies.findIndex(({ slug }) => slug === last)
  const rest = end < 0 || !beginning.hasMore ? [] : known.studies.slice(end + 1)
  if (rest.length === 0) return beginning
  return { studies: [...beginning.studies, ...rest], hasMore: known.hasMore }
}
