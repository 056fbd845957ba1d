import { cx } from 'class-variance-authority'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface CardFactProps {
  icon: LucideIcon
  /** For screen readers; the icon says it to everybody else. */
  label: string
  lang?: string
  strong?: boolean
  children: ReactNode
}

/** One line of a card's facts, inside a `dl`. */
export function CardFact({ icon: Icon, label, lang, strong = false, children }: CardFactProps) {
  return (
    <div className="flex items-start gap-3 text-small">
      <Icon aria-hidden="true" className="mt-0.75 size-4 shrink-0 text-primary" />
      <dt className="sr-only">{label}</dt>
      {/* Browsers differ in the spaces and dashes of a salary; what the page was built with may stay. */}
      <dd
        suppressHydrationWarning
        lang={lang}
        className={cx(strong ? 'font-semibold tabular-nums' : 'text-muted')}
      >
        {children}
      </dd>
    </div>
  )
}
