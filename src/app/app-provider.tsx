import { useEffect, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { PreloadContext } from '@/lib/preload'

interface AppProviderProps {
  preload: (path: string) => void
  children: ReactNode
}

/**
 * Wraps the router in the browser and in the prerendering. Sets `data-hydrated` on `<html>` once React handles events:
 * styles use it for controls that need the script, tests wait for it.
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
