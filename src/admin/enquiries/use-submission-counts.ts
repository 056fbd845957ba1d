import { useCallback, useEffect, useState } from 'react'

import { getSubmissionCounts, type SubmissionCounts } from '@/features/enquiries/api/submission-counts'
import { isoTime } from '@/lib/format'

const HOUR_MS = 3_600_000

type LoadedCounts = SubmissionCounts & { isLate: boolean }

/**
 * Loads the numbers of undelivered enquiries, and loads them again when the window gets the focus or `reload` is
 * called.
 * @returns `counts`: the numbers, or `failed` if they cannot be loaded, or null if they are not loaded yet or the user
 * is not an administrator
 */
export function useSubmissionCounts() {
  const [counts, setCounts] = useState<LoadedCounts | 'failed' | null>(null)

  const reload = useCallback(async () => {
    try {
      const loaded = await getSubmissionCounts()
      const since = loaded?.pendingSince
      const isLate = since != null && Date.now() - Date.parse(isoTime(since)) > HOUR_MS
      setCounts(loaded && { ...loaded, isLate })
    } catch (error) {
      console.error('Could not load the numbers of undelivered enquiries', error)
      setCounts('failed')
    }
  }, [])

  useEffect(() => {
    const load = () => void reload()
    load()
    window.addEventListener('focus', load)
    return () => window.removeEventListener('focus', load)
  }, [reload])

  return { counts, reload }
}
