export interface Notice {
  id: number
  tone: 'success' | 'error'
  title: string
  description?: string
  /** Standard tag of the texts' language where it is not the page's. */
  lang?: string
}

let notices: readonly Notice[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Notice[]) {
  notices = next
  listeners.forEach((notify) => notify())
}

/** Shows a toast; it is announced to screen readers and goes by itself. */
export function notify(notice: Omit<Notice, 'id'>): void {
  publish([...notices, { ...notice, id: nextId++ }])
}

export function dismiss(id: number): void {
  publish(notices.filter((notice) => notice.id !== id))
}

/** The toasts being shown, oldest first, for `useSyncExternalStore`. */
export const noticeStore = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  snapshot: () => notices,
}
