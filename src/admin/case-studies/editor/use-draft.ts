import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigationType } from 'react-router-dom'

import { useFormOpening } from '../form-navigation'
import { openDraft, readDrafts, saveDraft, type Draft } from './draft'
import type { StoredStudy, StudyValues } from './study-values'

const DEBOUNCE_MS = 400

/**
 * Returns the draft that was just chosen to be restored. Returns none after a reload and after going back, because
 * another tab may have opened the draft since.
 */
export function useRestoredDraft(): Draft | undefined {
  const { restoredId } = useFormOpening()
  const isChosen = useNavigationType() !== 'POP'
  const [draft] = useState(() => (isChosen ? readDrafts().find(({ id }) => id === restoredId) : undefined))
  return draft
}

/**
 * Saves the form values as a draft while the user types, so that the text survives an expired session or a crash (D34).
 */
export function useDraft(
  { subscribe, getValues }: UseFormReturn<StudyValues>,
  stored: StoredStudy,
  restored: Draft | undefined,
) {
  const [id] = useState(() => restored?.id ?? crypto.randomUUID())
  const hasEnded = useRef(false)
  const [isRefused, setRefused] = useState(false)

  const save = (study: StoredStudy, values: StudyValues) => {
    if (!hasEnded.current) setRefused(!saveDraft(id, study, values))
  }
  const saveCurrent = useEffectEvent(() => save(stored, getValues()))
  useEffect(() => {
    const close = openDraft(id)
    let timer: ReturnType<typeof setTimeout> | undefined
    const saveNow = () => saveCurrent()
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(saveNow, DEBOUNCE_MS)
      },
    })
    saveNow()
    window.addEventListener('pagehide', saveNow)
    return () => {
      clearTimeout(timer)
      unsubscribe()
      window.removeEventListener('pagehide', saveNow)
      saveNow()
      close()
    }
  }, [subscribe, id])

  return {
    /** True if the storage of the browser is full or blocked. */
    isRefused,
    /** Saves what differs between `values` and `study`, and no draft after that. */
    end: (study: StoredStudy, values: StudyValues) => {
      save(study, values)
      hasEnded.current = true
    },
  }
}
