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
  progress?: TranslationProgress
  /** Report of the last run. Absent while a run is working, if the last run failed, or if the report was closed. */
  report?: TranslationReport
}

const POLL_MS = 2000

// The state is outside of React, because a run continues if the administrator leaves the page.
let run: TranslationRun = { working: false }
const listeners = new Set<() => void>()

function publish(next: TranslationRun) {
  run = next
  listeners.forEach((listener) => listener())
}

export const translationRunStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => run,
}

/**
 * Creates the missing translations in the scope (spec 7 row 11). Publishes the progress and the report in
 * `translationRunStore`.
 * @returns the report. If another run is working in this browser tab, sends no request and returns undefined.
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
 * Counts the stored versions every two seconds and publishes how many are new. The edge function saves each version as
 * soon as it is translated. If a count fails, the published number stays.
 * @returns a function that stops the counting
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
