import type { ReactNode } from 'react'

/** A form that stays in view beside longer content (spec 2). The parent must be as tall as that content. */
export const StickyPanel = ({ children }: { children: ReactNode }) => (
  <div className="lg:sticky lg:top-22 lg:max-h-[calc(100dvh-6.5rem)] lg:[scrollbar-width:thin] lg:overflow-y-auto">
    {children}
  </div>
)
