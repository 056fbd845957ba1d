export interface Notice {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** Standard tag of the texts' language if it differs from the page's. */
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
 * Shows a toast, which is announced to screen readers and disappears after some seconds. Removes toasts of the
 * opposite tone: "Error" must not stand beside "Message sent".
 */
export function notify(notice: Omit<Notice, 'id'>): void {
  publish([...notices.filter(({ tone }) => tone === notice.tone), { ...notice, id: nextId++ }])
}

export function dismiss(id: number): void {
  publish(notices.filter((notice) => notice.id !== id))
}

/** Removes every toast. Call it when a new attempt starts: the toasts belong to the attempt before. */
export function clearNotices(): void {
  if (notices.length > 0) publish([])
}

/** The toasts being shown, oldest first, for `useSyncExternalStore`. */
export const noticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => notices,
}
