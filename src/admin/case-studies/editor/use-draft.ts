import { useCallback, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { deleteDraft, saveDraft, watchDraftDeletion } from './draft'
import type { StoredStudy, StudyValues } from './study-values'

const DEBOUNCE_MS = 400

interface FormDraft {
  /** True if the browser could not store the last draft. */
  isRefused: boolean
  /**
   * Ends the automatic saving of the draft. Without arguments, deletes the draft. With arguments, stores a last draft
   * with the languages in which `values` differ from the stored `study`. Deletes the draft if no language differs.
   */
  end: (study?: StoredStudy, values?: StudyValues) => void
}

/**
 * Saves the form values as a draft while the user types, so that the text survives an expired session or a crash (D34).
 * Each open form has its own draft and does not overwrite the drafts of other forms (D46).
 * @param restoredId id of the draft that the form was opened with. Its text is stored as the draft of this form, then
 * the old draft is deleted.
 */
export function useDraft(
  { subscribe, getValues }: UseFormReturn<StudyValues>,
  stored: StoredStudy,
  restoredId: string | undefined,
): FormDraft {
  const [id] = useState(() => crypto.randomUUID())
  const [isRefused, setIsRefused] = useState(false)
  const latest = useRef(stored)
  const stopped = useRef(false)
  useEffect(() => {
    latest.current = stored
  }, [stored])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let source = restoredId
    const write = () => {
      clearTimeout(timer)
      if (stopped.current) return
      const isStored = saveDraft(id, latest.current, getValues())
      setIsRefused(!isStored)
      if (!isStored || !source) return
      deleteDraft(source)
      source = undefined
    }
    if (restoredId) write()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(write, DEBOUNCE_MS)
      },
    })
    // Another browser tab deletes the draft of this form if the user discards or restores it there. This form is still
    // open, so it stores its draft again.
    const unwatch = watchDraftDeletion(id, write)
    window.addEventListener('pagehide', write)
    return () => {
      unsubscribe()
      unwatch()
      window.removeEventListener('pagehide', write)
      write()
    }
  }, [id, restoredId, subscribe, getValues])

  const end: FormDraft['end'] = useCallback(
    (study, values) => {
      stopped.current = true
      if (study && values) saveDraft(id, study, values)
      else deleteDraft(id)
    },
    [id],
  )
  return { isRefused, end }
}
