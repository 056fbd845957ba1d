import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import { dismiss, noticeStore, type Notice } from './notify'

/** Imports the code of the toasts. Unlike `lazy`, it imports again after a failure. */
export const loadToaster = async () => (await import('./toaster')).Toaster

/**
 * Place of the toasts: imports their code with the first one. If that fails the toast is dropped and the page stays
 * as it is; the form that sent it shows the same text.
 */
export function ToastSlot() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.snapshot, noticeStore.snapshot)
  const [Toaster, setToaster] = useState<ComponentType<{ notices: readonly Notice[] }>>()
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

  return Toaster && <Toaster notices={notices} />
}
