import { useCallback, useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { forgetDraft, keepDraft } from './draft'
import { changedLanguages, type StudyValues, type Versions } from './study-values'

/** Typing is kept this long after the last key: a long text is not written with every letter. */
const WAIT_MS = 400

interface Stored {
  slug: string | null
  versions: Versions
}

/**
 * Keeps what is typed in this browser, so that it survives an expired session and a crash (D34).
 * @returns ends the keeping and forgets the draft
 */
export function useDraft({ subscribe, getValues }: UseFormReturn<StudyValues>, stored: Stored): () => void {
  const latest = useRef(stored)
  const ended = useRef(false)
  useEffect(() => {
    // A study that has just got its slug leaves its draft as a new one behind.
    if (latest.current.slug !== stored.slug) forgetDraft(latest.current.slug)
    latest.current = stored
  }, [stored])

  useEffect(() => {
    let written = false
    const write = () => {
      clearTimeout(timer)
      const { slug, versions } = latest.current
      // A form that nobody has touched must not replace a draft that is still on offer.
      written ||= changedLanguages(getValues(), versions).length > 0
      if (written && !ended.current) keepDraft(slug, getValues(), versions)
    }
    // A restored draft is kept on from the start.
    let timer = setTimeout(write, WAIT_MS)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(write, WAIT_MS)
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
    ended.current = true
    forgetDraft(latest.current.slug)
  }, [])
}
