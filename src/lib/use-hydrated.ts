import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered HTML and until the script has taken the page over. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
