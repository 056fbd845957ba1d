import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import { dismiss, noticeStore } from './notify'
import type { ToasterProps } from './toaster'

/** Loads the code of the toasts. After a failure, the next call tries again. React's `lazy` would not try again. */
export const loadToaster = async () => (await import('./toaster')).Toaster

/**
 * Renders the toasts. Loads their code when `notify` is first called. If the code cannot be loaded, logs the error and
 * removes the newest toast.
 * @param side side of the window where the toasts appear on wide screens; choose the side without a form
 */
export function ToastSlot({ side }: Pick<ToasterProps, 'side'>) {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.snapshot, noticeStore.snapshot)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  const newestId = notices.at(-1)?.id

  useEffect(() => {
    if (newestId === undefined) return
    loadToaster().then(
      (Loaded) => setToaster(() => Loaded),
      (error: unknown) => {
        console.error('The toasts could not be loaded', error)
        dismiss(newestId)
      },
    )
  }, [newestId])

  return Toaster && <Toaster notices={notices} side={side} />
}
