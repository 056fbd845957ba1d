import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'

export interface Notice {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** BCP 47 tag, if it is not the language of the page. */
  lang?: string
  /** A button that also closes the toast. */
  action?: { label: string; run: () => void }
}

export interface ToasterProps {
  notices: readonly Notice[]
  side: 'left' | 'right'
  onDismiss: (id: number) => void
}

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Notice[]) {
  notices = next
  listeners.forEach((listener) => listener())
}

/** Replaces the visible toast, so that two toasts never contradict each other. */
export const notify = (notice: Omit<Notice, 'id'>): void => publish([{ ...notice, id: nextId++ }])

const dismiss = (id: number) => publish(notices.filter((notice) => notice.id !== id))

export function clearNotices(): void {
  if (notices.length > 0) publish([])
}

export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => notices,
}

/** Unlike React's `lazy`, tries again after a failure. */
export const loadToaster = async () => (await import('./toaster')).Toaster

/** Choose the side of the window without a form. */
export function ToastSlot({ side }: Pick<ToasterProps, 'side'>) {
  const shown = useSyncExternalStore(noticeStore.subscribe, noticeStore.snapshot, noticeStore.snapshot)
  const [Toaster, setToaster] = useState<ComponentType<ToasterProps>>()
  const newestId = shown.at(-1)?.id

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

  return Toaster && <Toaster notices={shown} side={side} onDismiss={dismiss} />
}
