import { company } from '@/config/company'

import growth from './award-growth.svg?raw'
import thirty from './award-thirty.svg?raw'
import { Drawing } from './drawing'

interface AwardMarkProps {
  variant: keyof typeof drawings
  className: string
}

const drawings = { thirty, growth }

/** Without the organizer's logo (D1). */
export function AwardMark({ variant, className }: AwardMarkProps) {
  return (
    <svg viewBox="0 0 80 80" className={className} aria-hidden="true">
      <Drawing svg={drawings[variant]} className="size-full" />
      <text x="40" y="60" fill="currentColor" fontSize="11.5" fontWeight="600" textAnchor="middle">
        {company.awards[variant].year}
      </text>
    </svg>
  )
}
