import { lazy, Suspense, useState, useSyncExternalStore } from 'react'

import { noticeStore } from './notify'

const Toaster = lazy(() => import('./toaster'))

/** Place of the toasts: their code is fetched with the first one. */
export function ToastSlot() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.snapshot, noticeStore.snapshot)
  const [used, setUsed] = useState(false)
  if (notices.length > 0 && !used) setUsed(true)
  return used ? (
    <Suspense>
      <Toaster notices={notices} />
    </Suspense>
  ) : null
}
