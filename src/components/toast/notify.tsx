import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import type { Notice, ToasterProps } from './toaster'

let shown: Notice | undefined
let nextId = 1
const listeners = new Set<() => void>()

function show(notice: Notice | undefined) {
  shown = notice
  listeners.forEach((listener) => listener())
}

export type NewNotice = Omit<Notice, 'id'>

/** Replaces the visible toast, so that two toasts never contradict each other. */
export const notify = (notice: NewNotice): void => show({ ...notice, id: nextId++ })

export const clearNotice = (): void => show(undefined)

export const shownNotice = (): Notice | undefined => shown

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Unlike React's `lazy`, tries again after a failure. */
export const loadToaster = async () => (await import('./toaster')).Toaster

/** Choose the side of the window that has no form. */
export function ToastSlot({ side }: Pick<ToasterProps, 'side'>) {
  const notice = useSyncExternalStore(subscribe, shownNotice, shownNotice)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  useEffect(() => {
    if (!notice) return
    loadToaster().then(
      (Loaded) => setToaster(() => Loaded),
      (error: unknown) => {
        console.error('The toasts could not be loaded', error)
        clearNotice()
      },
    )
  }, [notice])

  return Toaster && <Toaster notice={notice} side={side} onDismiss={clearNotice} />
}
