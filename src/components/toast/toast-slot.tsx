import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

import { dismiss, noticeStore, type Notice } from './notify'

/** Loads the code of the toasts. A later call retries after a failure, which React's `lazy` does not do. */
export const loadToaster = async () => (await import('./toaster')).Toaster

/**
 * Renders the toasts and loads their code when the first one is shown. If the code cannot be loaded, the toast is
 * removed; the form that sent it shows the same text.
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
