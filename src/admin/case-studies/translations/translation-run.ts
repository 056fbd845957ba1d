import { createTranslations, type TranslationReport } from '@/features/case-studies/api/create-translations'

interface TranslationRun {
  working: boolean
  /** Absent if no run has finished yet, or if the report was closed. */
  report?: TranslationReport
}

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
 * Creates the missing translations (spec 7 row 11) and stores the report.
 * @returns the report, or undefined without a request if a run is still working in this browser tab
 * @throws the errors of `createTranslations`
 */
export async function startTranslationRun(): Promise<TranslationReport | undefined> {
  if (run.working) return undefined
  publish({ working: true })
  try {
    const report = await createTranslations()
    publish({ working: false, report })
    return report
  } catch (error) {
    publish({ working: false })
    throw error
  }
}

export const closeTranslationReport = () => publish({ working: run.working })
