import { useEffect, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { PreloadContext } from '@/lib/preload'

interface AppProviderProps {
  preload: (path: string) => void
  children: ReactNode
}

/**
 * Renders the React contexts around the router. Sets `data-hydrated` on `<html>` after the first render in the browser,
 * for Tailwind classes such as `in-[html:not([data-hydrated])]:hidden` and for browser tests.
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
