import { useEffect, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { PreloadContext } from '@/lib/preload'

interface AppProviderProps {
  preload: (path: string) => void
  children: ReactNode
}

/**
 * Provides what the router needs, in the browser and in prerendering. Sets `data-hydrated` on `<html>` after hydration.
 * Styles need it for controls that do not work before hydration, and browser tests wait for it.
 */
export function AppProvider({ preload, children }: AppProviderProps) {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <HelmetProvider>
      <PreloadContext value={preload}>{children}</PreloadContext>
    </HelmetProvider>
  )
}
