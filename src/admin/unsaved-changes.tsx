import { createContext, useCallback, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react'
import { useBlocker } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'

import { keepsForm } from './form-opening'

interface UnsavedChanges {
  /** Null if the form has no unsaved changes. */
  report: (changes: { discard: () => void } | null) => void
  mayLeave: () => Promise<boolean>
  discard: () => void
}

const UnsavedChangesContext = createContext<UnsavedChanges>({
  report: () => undefined,
  mayLeave: () => Promise.resolve(true),
  discard: () => undefined,
})

const leaveQuestion = {
  title: 'Leave without saving?',
  text: 'There are unsaved changes in the form. Leaving discards them.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
  tone: 'destructive',
} as const

export const useUnsavedChanges = () => useContext(UnsavedChangesContext)

/**
 * Asks before unsaved changes are discarded (D34), but not before a redirect to the sign-in, which the router cannot
 * block. Then the draft keeps the text.
 */
export function UnsavedChangesProvider({ children }: { children: ReactNode }) {
  const confirm = useConfirm()
  const unsaved = useRef<{ discard: () => void }>(null)

  const mayLeave = useCallback(async () => !unsaved.current || confirm(leaveQuestion), [confirm])
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
      unsaved.current !== null && !keepsForm(currentLocation, nextLocation),
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
