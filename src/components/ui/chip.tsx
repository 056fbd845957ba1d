import type { ReactNode } from 'react'

export function Chip({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center rounded-full border border-line bg-tint px-3 py-1 text-label font-medium text-ink">
      {children}
    </span>
  )
}
