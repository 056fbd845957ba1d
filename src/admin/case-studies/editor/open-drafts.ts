import { draftListeners, readDrafts, type Draft } from './draft'

/** Key: id of a draft. Value: releases the lock with which other tabs see that it is open. */
const openHere = new Map<string, () => void>()
const lockName = (id: string) => `case-study-draft:${id}`

/** Marks a draft as open until `closeDraft` or the end of the tab. */
export function openDraft(id: string): void {
  if (openHere.has(id)) return
  const closed = new Promise<void>((resolve) => openHere.set(id, resolve))
  // A browser has locks only in a secure context.
  if ('locks' in navigator) void navigator.locks.request(lockName(id), () => closed)
}

export function closeDraft(id: string): void {
  openHere.get(id)?.()
  openHere.delete(id)
  draftListeners.forEach((listener) => listener())
}

/** A draft that no form of this tab has open. */
export type WaitingDraft = Draft & { isOpenElsewhere: boolean }

async function waitingDrafts(): Promise<WaitingDraft[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  const locks = held.map(({ name }) => name)
  return readDrafts()
    .filter(({ id }) => !openHere.has(id))
    .map((draft) => ({ ...draft, isOpenElsewhere: locks.includes(lockName(draft.id)) }))
}

export function watchDrafts(onChange: (drafts: WaitingDraft[]) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    clearTimeout(timer)
    // Until the next task, the browser still lists a lock that this tab has just released.
    timer = setTimeout(() => void waitingDrafts().then(onChange))
  }
  read()
  draftListeners.add(read)
  // Another tab does not tell when it releases a lock.
  const events = ['storage', 'focus']
  events.forEach((event) => window.addEventListener(event, read))
  return () => {
    clearTimeout(timer)
    draftListeners.delete(read)
    events.forEach((event) => window.removeEventListener(event, read))
  }
}
