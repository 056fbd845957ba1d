export interface Notice {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** BCP 47 tag of the texts' language if it differs from the page's. */
  lang?: string
}

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Notice[]) {
  notices = next
  listeners.forEach((listener) => listener())
}

/**
 * Shows a toast, which is announced to screen readers and disappears after some seconds. Removes toasts of the other
 * tone, so that "Error" and "Message sent" are never visible together.
 */
export function notify(notice: Omit<Notice, 'id'>): void {
  publish([...notices.filter(({ tone }) => tone === notice.tone), { ...notice, id: nextId++ }])
}

export function dismiss(id: number): void {
  publish(notices.filter((notice) => notice.id !== id))
}

/** Removes all toasts. Call it before a new attempt, so that no toast of the previous attempt stays visible. */
export function clearNotices(): void {
  if (notices.length > 0) publish([])
}

/** Store of the visible toasts, oldest first, for `useSyncExternalStore`. */
export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => notices,
}
