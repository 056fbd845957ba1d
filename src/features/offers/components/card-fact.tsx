import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface CardFactProps {
  icon: LucideIcon
  /** Read by screen readers in place of the icon. */
  label: string
  strong?: boolean
  children: ReactNode
}

/** Shows one fact of a card, inside a `dl`. */
export function CardFact({ icon: Icon, label, strong = false, children }: CardFactProps) {
  return (
    <div className="flex items-start gap-3 text-small">
      <Icon aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-primary" />
      <dt className="sr-only">{label}</dt>
      {/* Browsers may write money differently than the build did. */}
      <dd suppressHydrationWarning className={cx(strong ? 'font-semibold tabular-nums' : 'text-muted')}>
        {children}
      </dd>
    </div>
  )
}
