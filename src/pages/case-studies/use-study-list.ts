import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import type { StudyPage } from '@/features/case-studies/api/list-studies'
import { useLanguage } from '@/i18n/use-language'

/** Key: `location.key` of a history entry. Value: its last list, which `useRestoredList` below returns. */
const listsByHistoryEntry = new Map<string, StudyPage>()

export const useRestoredList = (): StudyPage | undefined => listsByHistoryEntry.get(useLocation().key)

interface ListState {
  list: StudyPage
  request: 'none' | 'loading' | 'failed' | 'done'
}

/**
 * Returns the studies that are loaded so far, whether there are more, and `loadMore`, which appends the next studies.
 * `request` is the state of the last call of `loadMore`. If the call fails, the list stays as it was.
 */
export function useStudyList(firstPage: StudyPage) {
  const { key } = useLocation()
  const language = useLanguage()
  const [state, setState] = useState<ListState>({ list: firstPage, request: 'none' })
  const list = joinPages(firstPage, state.list)
  useEffect(() => {
    listsByHistoryEntry.set(key, list)
  }, [key, list])

  // `loadMore` is not a React action (`useTransition`), because a pending action would delay every navigation until the
  // request ends.
  const loadMore = async () => {
    setState({ list, request: 'loading' })
    try {
      const { listStudies } = await import('@/features/case-studies/api/list-studies')
      // `listStudies` needs a signal. This signal is never aborted, because `publicData` aborts slow requests itself.
      const { signal } = new AbortController()
      const next = await listStudies(language, signal, list.studies.at(-1))
      setState({ list: { ...next, studies: [...list.studies, ...next.studies] }, request: 'done' })
    } catch (error) {
      console.error('Could not load more case studies', error)
      setState({ list, request: 'failed' })
    }
  }
  return { ...list, request: state.request, loadMore }
}

/**
 * Returns the reloaded first page of the list, followed by the studies that come after this page in an older list.
 * Returns only the first page if there are no more studies, or if the older list does not contain the last study of the
 * first page.
 */
export function joinPages(firstPage: StudyPage, older: StudyPage): StudyPage {
  const last = firstPage.studies.at(-1)?.slug
  const end = older.studies.findIndex(({ slug }) => slug === last)
  const rest = end < 0 || !firstPage.hasMore ? [] : older.studies.slice(end + 1)
  if (rest.length === 0) return firstPage
  return { studies: [...firstPage.studies, ...rest], hasMore: older.hasMore }
}
