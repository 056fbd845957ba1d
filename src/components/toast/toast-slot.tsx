import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import { dismiss, noticeStore } from './notify'
import type { ToasterProps } from './toaster'

/** Loads the code of the toasts. Unlike React's `lazy`, a call after a failure tries again. */
export const loadToaster = async () => (await import('./toaster')).Toaster

/**
 * Renders the toasts. Loads their code when the first toast is sent. If the code cannot be loaded, logs the error and
 * removes the newest toast.
 * @param side the side where the toasts cover no form on wide screens
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
