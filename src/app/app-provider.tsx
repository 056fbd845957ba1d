import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { PreloadContext } from '@/lib/preload'
import { HydrationProvider } from '@/lib/use-hydrated'

interface AppProviderProps {
  /** True if the app is prerendered or hydrates prerendered HTML. False if the browser renders the page. */
  isPrerendered: boolean
  preload: (path: string) => void
  children: ReactNode
}

/** Renders the React contexts around the router. */
export function AppProvider({ isPrerendered, preload, children }: AppProviderProps) {
  return (
    <HelmetProvider>
      <HydrationProvider isPrerendered={isPrerendered}>
        <PreloadContext value={preload}>{children}</PreloadContext>
      </HydrationProvider>
    </HelmetProvider>
  )
}
