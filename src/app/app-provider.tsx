import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { PreloadContext } from '@/lib/preload'

interface AppProviderProps {
  preload: (path: string) => void
  children: ReactNode
}

/** What both entries, browser and prerendering, put around the router. */
export function AppProvider({ preload, children }: AppProviderProps) {
  return (
    <HelmetProvider>
      <PreloadContext value={preload}>{children}</PreloadContext>
    </HelmetProvider>
  )
}
