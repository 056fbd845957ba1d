import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { preloadWithoutWaiting } from '@/app/router/connection'
import { PreloadContext } from '@/components/page-link'
import { HydrationProvider } from '@/lib/use-hydrated'

interface AppProviderProps {
  isPrerendered: boolean
  preload: (path: string) => void
  children: ReactNode
}

export function AppProvider({ isPrerendered, preload, children }: AppProviderProps) {
  return (
    <HelmetProvider>
      <HydrationProvider isPrerendered={isPrerendered}>
        <PreloadContext value={(path) => preloadWithoutWaiting(() => preload(path))}>
          {children}
        </PreloadContext>
      </HydrationProvider>
    </HelmetProvider>
  )
}
