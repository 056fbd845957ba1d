import type { ReactNode } from 'react'

import { halfRing, halfRings } from '@/components/art/geometry'

type ServiceArtVariant = 'team' | 'ai' | 'mobile'

export function ServiceArt({
  variant,
  className = 'size-28 text-primary',
}: {
  variant: ServiceArtVariant
  className?: string
}) {
  return (
    <svg
      viewBox="0 0 112 112"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {drawings[variant]}
    </svg>
  )
}

const tintShape = { stroke: 'none', fill: 'var(--color-tint)' } as const
const accentShape = { stroke: 'none', fill: 'var(--color-accent)' } as const

/** Returns the path of an S-shaped line between two points. The line is horizontal at both ends. */
const link = (x1: number, y1: number, x2: number, y2: number) =>
  `M${x1} ${y1}C${(x1 + x2) / 2} ${y1} ${(x1 + x2) / 2} ${y2} ${x2} ${y2}`

/** In the drawing `ai`: y positions of the small circles (`inputs`) and of the double circles (`models`). */
const inputs = [20, 44, 68, 92]
const models = [36, 76]
const links = models.flatMap((y) => [...inputs.map((from) => link(12, from, 62, y)), link(62, y, 100, 56)])

const drawings: Record<ServiceArtVariant, ReactNode> = {
  team: (
    <>
      <circle {...tintShape} cx="56" cy="54" r="44" />
      <circle cx="56" cy="44" r="11" fill="var(--color-surface)" />
      <path fill="var(--color-surface)" d={halfRing(56, 88, 27, 'over')} />
      <path d={halfRings(56, 88, { r: 9, step: 9, count: 2, side: 'over' })} />
      <circle cx="19" cy="60" r="8" fill="var(--color-surface)" />
      <path fill="var(--color-surface)" d={halfRing(19, 88, 15, 'over')} />
      <path d={halfRing(19, 88, 7, 'over')} />
      <circle {...accentShape} cx="93" cy="60" r="9" />
      <path fill="var(--color-surface)" d={halfRing(93, 88, 15, 'over')} />
      <path d={halfRing(93, 88, 7, 'over')} />
      <path d="M2 88h108" strokeWidth="3" />
    </>
  ),

  ai: (
    <>
      <circle {...tintShape} cx="56" cy="56" r="44" />
      <path d={links.join('')} />
      {inputs.map((y) => (
        <circle key={y} cx="10" cy={y} r="5" fill="var(--color-surface)" />
      ))}
      {models.map((y) => (
        <g key={y} fill="var(--color-surface)">
          <circle cx="62" cy={y} r="15" />
          <circle cx="62" cy={y} r="7" />
        </g>
      ))}
      <circle {...accentShape} cx="101" cy="56" r="9" />
    </>
  ),

  mobile: (
    <>
      <circle {...tintShape} cx="56" cy="58" r="44" />
      <rect x="32" y="8" width="48" height="96" rx="10" fill="var(--color-surface)" />
      <path d="M51 16h10" strokeWidth="3" />
      <path d={halfRings(56, 77, { r: 5, step: 7, count: 3, side: 'under' })} />
      <path d="M32 72h48" strokeWidth="3" />
      <path d="M56 34v38M56 38q-7 28-24 30M56 38q7 28 24 30" />
      <path d="M40 65.500v6.500M48 57v15M64 57v15M72 65.500v6.5" strokeWidth="1.5" />
      <circle {...accentShape} cx="80" cy="30" r="10" />
    </>
  ),
}
