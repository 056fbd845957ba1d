import { countVersions } from '@/features/case-studies/api/case-study-repository'
import {
  createTranslations,
  type TranslationReport,
  type TranslationScope,
} from '@/features/case-studies/api/create-translations'

export interface TranslationProgress {
  created: number
  seconds: number
}

interface TranslationRun {
  working: boolean
  /** Present while a run is working. */
  progress?: TranslationProgress
  /** Absent if no run has finished yet, or if the report was closed. */
  report?: TranslationReport
}

const POLL_MS = 2000

// Outside of React, because a run goes on if the administrator leaves the manager.
let run: TranslationRun = { working: false }
const listeners = new Set<() => void>()

function publish(next: TranslationRun) {
  run = next
  listeners.forEach((listener) => listener())
}

/** Store of the current or last run in this browser tab, for `useSyncExternalStore`. */
export const translationRunStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => run,
}

/**
 * Creates the missing translations in the scope (spec 7 row 11) and stores the report. Stores the progress while the run
 * is working.
 * @returns the report, or undefined without a request if a run is still working in this browser tab
 * @throws the errors of `createTranslations`
 */
export async function startTranslationRun(scope?: TranslationScope): Promise<TranslationReport | undefined> {
  if (run.working) return undefined
  publish({ working: true, progress: { created: 0, seconds: 0 } })
  const stopPolling = pollProgress()
  try {
    const report = await createTranslations(scope)
    publish({ working: false, report })
    return report
  } catch (error) {
    publish({ working: false })
    throw error
  } finally {
    stopPolling()
  }
}

/**
 * Counts the stored versions every two seconds, because the function saves each version as soon as it is translated. If
 * the count fails, the number of created versions stays.
 */
function pollProgress(): () => void {
  const start = Date.now()
  const versionsAtStart = countVersions().catch(() => undefined)
  const poll = async () => {
    const [before, now] = await Promise.all([versionsAtStart, countVersions().catch(() => undefined)])
    if (!run.progress) return
    const created =
      before === undefined || now === undefined ? run.progress.created : Math.max(0, now - before)
    publish({ working: true, progress: { created, seconds: Math.round((Date.now() - start) / 1000) } })
  }
  const timer = setInterval(() => void poll(), POLL_MS)
  return () => clearInterval(timer)
}

export const closeTranslationReport = () =>
  publish({ working: run.working, ...(run.progress && { progress: run.progress }) })
