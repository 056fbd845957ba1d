import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'

import type { StudyPage } from '@/features/case-studies/api/list-studies'
import { useLanguage } from '@/i18n/use-language'

import { continueList } from './continue-list'

/** A request that hangs ends here, so that it can be tried again. */
const PATIENCE_MS = 20_000

/** What the list showed at each entry of the history, so that going back finds it at its full length. */
const shownLists = new Map<string, StudyPage>()

/** The list as it was left at this entry of the history, or undefined on the first visit. */
export const useListAsLeft = (): StudyPage | undefined => shownLists.get(useLocation().key)

interface Loaded {
  list: StudyPage
  /** How the last asking for more went. */
  step: 'none' | 'loading' | 'failed' | 'done'
}

/** The list from its beginning to as far as the visitor asked for; a failure keeps what is there. */
export function useStudyList(beginning: StudyPage) {
  const { key } = useLocation()
  const language = useLanguage()
  const [loaded, setLoaded] = useState<Loaded>({ list: beginning, step: 'none' })
  const list = continueList(beginning, loaded.list)
  useEffect(() => {
    shownLists.set(key, list)
  }, [key, list])

  // Not an action of React's: while one is pending, every navigation would wait for it.
  const loadMore = async () => {
    setLoaded({ list, step: 'loading' })
    try {
      const { listStudies } = await import('@/features/case-studies/api/list-studies')
      const next = await listStudies(language, AbortSignal.timeout(PATIENCE_MS), list.studies.at(-1))
      setLoaded({ list: { ...next, studies: [...list.studies, ...next.studies] }, step: 'done' })
    } catch (error) {
      console.error('Could not load more case studies', error)
      setLoaded({ list, step: 'failed' })
    }
  }
  return { ...list, step: loaded.step, loadMore }
}
