import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => undefined

/** Returns false in prerendered HTML and during hydration, then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
