import { useSyncExternalStore } from 'react'

export type NavigationProblem =
  | { kind: 'offline' }
  /** A chunk of the page at `url` is missing. Loading the URL from the server would clear a form that has input. */
  | { kind: 'outdated'; url: string }

let problem: NavigationProblem | undefined
const listeners = new Set<() => void>()

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
