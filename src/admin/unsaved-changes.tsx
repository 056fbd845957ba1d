import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'

import { texts } from './texts'

interface UnsavedChanges {
  /** Says that a page has, or no longer has, changes that are not saved; `discard` forgets them. */
  report: (changes: { discard: () => void } | null) => void
  /** Asks whether unsaved changes may go (D34); true at once when there are none. */
  mayLeave: () => Promise<boolean>
  /** Forgets the changes, so that nothing asks any more. */
  discard: () => void
}

const nothing: UnsavedChanges = {
  report: () => undefined,
  mayLeave: () => Promise.resolve(true),
  discard: () => undefined,
}

const UnsavedChangesContext = createContext(nothing)

export const useUnsavedChanges = () => useContext(UnsavedChangesContext)

/** Asks before a closed tab or a change of route takes unsaved changes with it (D34). */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm()
  const unsaved = useRef<{ discard: () => void }>(null)

  const mayLeave = useCallback(async () => {
    const { title, text, leave, stay } = texts.unsaved
    return !unsaved.current || confirm({ title, text, confirm: leave, cancel: stay, tone: 'destructive' })
  }, [confirm])
  const discard = useCallback(() => {
    unsaved.current?.discard()
    unsaved.current = null
  }, [])
  const context = useMemo(
    () => ({
      report: (changes: { discard: () => void } | null) => {
        unsaved.current = changes
      },
      mayLeave,
      discard,
    }),
    [mayLeave, discard],
  )

  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current !== null && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void mayLeave().then((leaving) => {
      if (!leaving) return blocker.reset()
      discard()
      blocker.proceed()
    })
  }, [blocker, mayLeave, discard])

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  return <UnsavedChangesContext value={context}>{children}</UnsavedChangesContext>
}
