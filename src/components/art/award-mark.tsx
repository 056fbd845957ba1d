import type { ReactNode } from 'react'

import { halfRing } from '@/components/art/geometry'

type AwardVariant = 'thirty' | 'growth'

/** Without the organiser's logo (D1). */
export function AwardMark({
  variant,
  year,
  className = 'size-20 text-primary',
}: {
  variant: AwardVariant
  year: number
  className?: string
}) {
  return (
    <svg
      viewBox="-40 -40 80 80"
      className={className}
      fill="currentColor"
      textAnchor="middle"
      fontWeight="600"
      aria-hidden="true"
      focusable="false"
    >
      <Laurel r={31} leaf={6} count={8} />
      {variant === 'thirty' ? (
        <text y="5" fontSize="27" letterSpacing="-1">
          30
        </text>
      ) : (
        <path d="M-14 5v-7h5v7zM-6 5v-12h5v12zM2 5v-17h5v17zM10 5v-22h5v22z" />
      )}
      <text y="20" fontSize="11.5">
        {year}
      </text>
    </svg>
  )
}

/** Each leaf is 2 × `leaf` long. */
function Laurel({ r, leaf, count }: { r: number; leaf: number; count: number }) {
  const turns = Array.from({ length: count }, (_, i) => Math.round(24 + (i * 122) / (count - 1)))
  return [1, -1].map((side) => (
    <g key={side} transform={`scale(${side} 1)`} fill="currentColor" stroke="none">
      {turns.map((turn) => (
        <path
          key={turn}
          transform={`rotate(${turn})translate(0 ${r})scale(${leaf})`}
          d="M1-.35q-1.3-.5-2 .9q1.3.6 2-.9z"
        />
      ))}
    </g>
  ))
}

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
      {badges[variant]}
    </svg>
  )
}

const star = (cx: number, cy: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const radius = i % 2 ? r * 0.44 : r
    const angle = (i * Math.PI) / 5
    return `${(cx + radius * Math.sin(angle)).toFixed(1)} ${(cy - radius * Math.cos(angle)).toFixed(1)}`
  }).join('L')}z`

const stars = [-72, -36, 0, 36, 72].map((degrees) => {
  const angle = (degrees * Math.PI) / 180
  return star(20 + 15.5 * Math.sin(angle), 26 - 15.5 * Math.cos(angle), 4.6)
})

const badges: Record<TrustBadgeVariant, ReactNode> = {
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
