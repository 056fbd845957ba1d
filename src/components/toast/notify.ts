export interface Notice {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** Language of title and description as a BCP 47 tag, if it is not the language of the page. */
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
 * Shows a toast, which disappears after some seconds. Removes the toasts of the other tone, so that an error and a
 * success are never visible together.
 */
export function notify(notice: Omit<Notice, 'id'>): void {
  publish([...notices.filter(({ tone }) => tone === notice.tone), { ...notice, id: nextId++ }])
}

export function dismiss(id: number): void {
  publish(notices.filter((notice) => notice.id !== id))
}

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
