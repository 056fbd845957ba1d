import { useId } from 'react'

import { cable, halfRings, hangers } from '@/components/art/geometry'

const deck = 196
const shores = [
  { tower: { x: 150, top: 40 }, low: 186, reach: -190 },
  { tower: { x: 150, top: 40 }, low: 186, reach: 100 },
  { tower: { x: 490, top: 40 }, low: 186, reach: 190 },
  { tower: { x: 490, top: 40 }, low: 186, reach: -100 },
]

/** The 404 page's picture: the span is missing, and somebody (the dot) stands at the edge. */
export function NotFoundArt({ className = 'w-full text-primary' }: { className?: string }) {
  const fade = useId()
  return (
    <svg
      viewBox="0 0 640 300"
      className={className}
      fill="none"
      stroke={`url(#${fade})`}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x2="640" y2="0">
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="0.22" stopColor="currentColor" />
        <stop offset="0.78" stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path strokeWidth="1.25" opacity="0.4" d={shores.map((shore) => hangers(shore, deck, 18)).join('')} />
      <path strokeWidth="2" d={shores.map(cable).join('')} />
      <path strokeWidth="3" d={`M0 ${deck}h258M382 ${deck}h258`} />
      <path strokeWidth="2.5" d="M150 30l.1 184M490 30l.1 184" />
      <path strokeWidth="2" strokeDasharray="1 11" d={`M274 ${deck}h96`} opacity="0.7" />
      <path
        strokeWidth="1.25"
        opacity="0.5"
        d={halfRings(320, 222, { r: 14, step: 14, count: 5, side: 'under' })}
      />
      <circle cx="242" cy={deck - 1} r="8" fill="var(--color-accent)" stroke="none" />
    </svg>
  )
}
