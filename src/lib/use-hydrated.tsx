import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'

/** True by default, for unit tests that do not hydrate. */
const HydratedContext = createContext(true)

/** False in prerendered HTML and during hydration. */
export const useHydrated = (): boolean => use(HydratedContext)

interface HydrationProviderProps {
  isPrerendered: boolean
  children: ReactNode
}

/** After hydration, sets `data-hydrated` on `<html>` (for Tailwind classes and tests), and removes `StartNotice`. */
export function HydrationProvider({ isPrerendered, children }: HydrationProviderProps) {
  const [hydrated, setHydrated] = useState(!isPrerendered)
  useEffect(() => {
    if (hydrated) {
      document.documentElement.dataset.hydrated = ''
      document.getElementById('start-notice')?.remove()
      return
    }
    // A transition renders in small steps. With `useSyncExternalStore`, a long list would block the browser.
    startTransition(() => setHydrated(true))
  }, [hydrated])
  return <HydratedContext value={hydrated}>{children}</HydratedContext>
}
