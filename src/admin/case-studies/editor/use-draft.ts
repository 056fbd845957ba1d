import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { deleteDraft, saveDraft } from './draft'
import { changedLanguages, type StoredStudy, type StudyValues } from './study-values'

/** Debounce: saves the draft this long after the last keystroke. */
const DEBOUNCE_MS = 400

/**
 * Saves the form's values as a draft while they are typed, so that they survive an expired session and a crash (D34).
 * @returns a function that stops saving and deletes the draft
 */
export function useDraft(
  { subscribe, getValues }: UseFormReturn<StudyValues>,
  stored: StoredStudy,
): () => void {
  const latest = useRef(stored)
  const stopped = useRef(false)
  useEffect(() => {
    // A new study that was saved has a slug from now on: its draft moves to another key.
    if (latest.current.slug !== stored.slug) deleteDraft(latest.current.slug)
    latest.current = stored
  }, [stored])

  useEffect(() => {
    let written = false
    const write = () => {
      clearTimeout(timer)
      const { slug, versions } = latest.current
      // An untouched form must not delete a draft that is still offered back.
      written ||= changedLanguages(getValues(), versions).length > 0
      if (written && !stopped.current) saveDraft(slug, getValues(), versions)
    }
    // Also without a keystroke: a restored draft stays stored.
    let timer = setTimeout(write, DEBOUNCE_MS)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(write, DEBOUNCE_MS)
      },
    })
    window.addEventListener('pagehide', write)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [subscribe, getValues])

  return useCallback(() => {
    stopped.current = true
    deleteDraft(latest.current.slug)
  }, [])
}
