import { createContext, startTransition, use, useEffect, useState, type ReactNode } from 'react'

/** True without a provider, for unit tests that do not hydrate. */
const HydratedContext = createContext(true)

/** Returns false in prerendered HTML and during hydration, then true. */
export const useHydrated = (): boolean => use(HydratedContext)

interface HydrationProviderProps {
  /** True if the children are prerendered or hydrate prerendered HTML. False if the browser renders them. */
  isPrerendered: boolean
  children: ReactNode
}

/**
 * After hydration, sets the result of `useHydrated` to true, and then sets `data-hydrated` on `<html>`, for Tailwind
 * classes such as `in-[html:not([data-hydrated])]:hidden` and for browser tests. If the browser renders the children,
 * the result is true from the start.
 */
export function HydrationProvider({ isPrerendered, children }: HydrationProviderProps) {
  const [hydrated, setHydrated] = useState(!isPrerendered)
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = ''
    // A transition renders this change in small steps. With `useSyncExternalStore`, React would render a long list in
    // one step and block the browser.
    else startTransition(() => setHydrated(true))
  }, [hydrated])
  return <HydratedContext value={hydrated}>{children}</HydratedContext>
}
