import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface CardFactProps {
  icon: LucideIcon
  label: string
  strong?: boolean
  children: ReactNode
}

export function CardFact({ icon: Icon, label, strong = false, children }: CardFactProps) {
  return (
    <div className="flex items-start gap-3 text-small">
      <Icon aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-primary" />
      <dt className="sr-only">{label}</dt>
      {/* Suppresses hydration warnings, because the browser may format salaries differently than the build did. */}
      <dd suppressHydrationWarning className={cx(strong ? 'font-semibold tabular-nums' : 'text-muted')}>
        {children}
      </dd>
    </div>
  )
}
