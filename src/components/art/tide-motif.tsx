import { useId } from 'react'

import { cable, halfRing, hangers } from '@/components/art/geometry'

const deck = 500
const tower = { x: 690, top: 64 }
const left = { tower, low: deck - 12, reach: -570 }
const right = { tower, low: deck - 12, reach: 570 }
const ripples = Array.from({ length: 8 }, (_, i) => ({
  r: 44 + i * 48 + i * i * 2,
  opacity: 0.65 - i * 0.06,
}))

/**
 * The hero's picture: a span over the tide, and somebody (the dot) on the way across. It stands between the
 * hero's text and its badges, in a `relative isolate overflow-hidden` parent: a row of its own on a phone; from
 * 640 px it lies behind both, in the right bottom corner, fading out towards the text and above the badges.
 * Hairlines at every size. `className` lays the box.
 */
export function TideMotif({
  className = 'pointer-events-none relative -z-10 h-52 sm:absolute sm:inset-0 sm:h-auto',
}: {
  className?: string
}) {
  const id = useId()
  const line = { fill: 'none', stroke: `url(#${id}s)`, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <div className={className} aria-hidden="true">
      <svg
        viewBox="0 0 960 720"
        preserveAspectRatio="xMaxYMax"
        className="absolute right-0 bottom-0 h-full w-full overflow-visible text-primary sm:bottom-24 sm:h-[calc(94%-6rem)] sm:w-[66vw]"
        aria-hidden="true"
        focusable="false"
      >
        <linearGradient id={`${id}s`} gradientUnits="userSpaceOnUse" x1="120" x2="480" y1="0" y2="0">
          <stop stopColor="currentColor" stopOpacity="0" />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
        <linearGradient id={`${id}w`} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={deck + 20} y2="730">
          <stop stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <path fill="var(--color-tint)" opacity="0.75" d={`${halfRing(tower.x, deck, 236, 'over')}z`} />
        {ripples.map(({ r, opacity }) => (
          <path
            key={r}
            {...line}
            stroke={`url(#${id}w)`}
            opacity={opacity}
            d={halfRing(tower.x, deck + 20, r, 'under')}
          />
        ))}
        <path {...line} opacity="0.36" d={hangers(left, deck, 30) + hangers(right, deck, 30)} />
        <path {...line} strokeWidth="1.5" d={cable(left) + cable(right)} />
        <path {...line} strokeWidth="2" d={`M0 ${deck}H1200M${tower.x} ${tower.top - 18}V${deck + 20}`} />
        <path
          d={`M392 ${deck}h0`}
          stroke="var(--color-accent)"
          strokeWidth="13"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
