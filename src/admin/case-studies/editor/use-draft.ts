import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { deleteDraft, saveDraft } from './draft'
import { changedLanguages, type StoredStudy, type StudyValues } from './study-values'

const DEBOUNCE_MS = 400

/**
 * Saves the form values as a draft while the user types, so that the text survives an expired session or a crash (D34).
 * @returns a function that stops saving and deletes the draft
 */
export function useDraft(
  { subscribe, getValues }: UseFormReturn<StudyValues>,
  stored: StoredStudy,
): () => void {
  const latest = useRef(stored)
  const stopped = useRef(false)
  useEffect(() => {
    // A new study gets a slug when it is saved. From then on, its draft is stored under the slug.
    if (latest.current.slug !== stored.slug) deleteDraft(latest.current.slug)
    latest.current = stored
  }, [stored])

  useEffect(() => {
    let written = false
    const write = () => {
      clearTimeout(timer)
      const { slug, versions } = latest.current
      // Without changes, `saveDraft` deletes the draft. An untouched form must not do this, because `DraftNotices` may
      // still show the draft.
      written ||= changedLanguages(getValues(), versions).length > 0
      if (written && !stopped.current) saveDraft(slug, getValues(), versions)
    }
    // The first write does not wait for input. It sets `written` for a restored draft, so that undoing the draft's
    // changes deletes the draft.
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
