import type { ReactNode } from 'react'

import { Laurel } from '@/components/art/award-mark'
import { halfRing, star } from '@/components/art/geometry'

type TrustBadgeVariant = 'magazine' | 'reviews' | 'growth'

export function TrustBadge({
  variant,
  className = 'size-9 text-primary',
}: {
  variant: TrustBadgeVariant
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[variant]}
    </svg>
  )
}

const stars = [-72, -36, 0, 36, 72].map((degrees) => {
  const angle = (degrees * Math.PI) / 180
  return star(20 + 15.5 * Math.sin(angle), 26 - 15.5 * Math.cos(angle), 4.6)
})

const drawings: Record<TrustBadgeVariant, ReactNode> = {
  magazine: (
    <g transform="translate(20 20)">
      <Laurel r={15} leaf={3.6} count={6} />
      <path fill="currentColor" stroke="none" d={star(0, 0, 6.2)} />
    </g>
  ),
  reviews: (
    <>
      <path fill="currentColor" stroke="none" d={stars.join('')} />
      <path d={`M4 33h32${halfRing(20, 28, 7, 'over')}`} />
    </>
  ),
  growth: <path strokeWidth="4" strokeLinecap="butt" d="M7 34v-7M15.7 34V21M24.3 34V14M33 34V6" />,
}
