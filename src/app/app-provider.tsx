import { useEffect, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { PreloadContext } from '@/lib/preload'

interface AppProviderProps {
  preload: (path: string) => void
  children: ReactNode
}

/**
 * Renders the contexts around the router. Sets `data-hydrated` on `<html>` after hydration. The classes of some components
 * use it, such as `card-stack.tsx`, and browser tests wait for it.
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
