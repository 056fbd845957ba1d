import { useSyncExternalStore } from 'react'

/** Why a navigation does not go on. */
export type NavigationProblem =
  /** The server cannot be reached. */
  | { kind: 'offline' }
  /** The page can only be loaded from the server, which would clear a form that holds text. */
  | { kind: 'outdated'; url: string }

let problem: NavigationProblem | undefined
const listeners = new Set<() => void>()

/** Tells the page on screen why the pending navigation does not go on; undefined takes it back. */
export function setNavigationProblem(next: NavigationProblem | undefined): void {
  problem = next
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useNavigationProblem = (): NavigationProblem | undefined =>
  useSyncExternalStore(
    subscribe,
    () => problem,
    () => undefined,
  )
