import type { ReactNode } from 'react'

/**
 * Keeps a form in view beside longer content on wide screens (spec 2). The parent must be as tall as that content. A
 * form that is taller than the window scrolls in itself.
 */
export const StickyPanel = ({ children }: { children: ReactNode }) => (
  <div className="lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:[scrollbar-width:thin] lg:overflow-y-auto">
    {children}
  </div>
)
