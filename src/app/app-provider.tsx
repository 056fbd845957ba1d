import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { PreloadContext } from '@/lib/preload'
import { HydratedContext } from '@/lib/use-hydrated'

interface AppProviderProps {
  /** True if the app is prerendered or hydrates prerendered HTML. False if the browser renders the page. */
  isPrerendered: boolean
  preload: (path: string) => void
  children: ReactNode
}

/**
 * Renders the React contexts around the router. After hydration it renders the components that call `useHydrated`
 * again, and then sets `data-hydrated` on `<html>`, for Tailwind classes such as
 * `in-[html:not([data-hydrated])]:hidden` and for browser tests.
 */
export function AppProvider({ isPrerendered, preload, children }: AppProviderProps) {
  const [hydrated, setHydrated] = useState(!isPrerendered)
  useEffect(() => {
    if (hydrated) document.documentElement.dataset.hydrated = ''
    // In a transition, React renders in small steps, so that a long list does not block the browser. `useHydrated` does
    // not use `useSyncExternalStore`, because React renders its changes without a pause.
    else startTransition(() => setHydrated(true))
  }, [hydrated])
  return (
    <HelmetProvider>
      <HydratedContext value={hydrated}>
        <PreloadContext value={preload}>{children}</PreloadContext>
      </HydratedContext>
    </HelmetProvider>
  )
}
