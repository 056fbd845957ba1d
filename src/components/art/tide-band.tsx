import { useId } from 'react'

import { halfRing } from '@/components/art/geometry'

const deck = 62
const centre = { x: 700, y: 470 }
const arches = Array.from({ length: 9 }, (_, i) => ({ r: 392 - i * 40, opacity: 0.6 - i * 0.05 }))

/**
 * The motif of a final call to action: the same span, crossed. Last in a `relative isolate overflow-hidden
 * py-section` parent: a row below the buttons on a phone, behind the text in the right bottom corner from 640 px.
 * `className` lays the box.
 */
export function TideBand({
  className = 'pointer-events-none relative -z-10 mt-10 -mb-section h-40 sm:absolute sm:inset-0 sm:m-0 sm:h-auto',
}: {
  className?: string
}) {
  const fade = useId()
  const line = { fill: 'none', stroke: `url(#${fade})`, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <div className={className} aria-hidden="true">
      <svg
        viewBox="0 0 960 450"
        preserveAspectRatio="xMaxYMax"
        className="absolute right-0 bottom-0 h-full w-full overflow-visible text-primary sm:w-[70vw]"
        aria-hidden="true"
        focusable="false"
      >
        <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="300" x2="660" y1="0" y2="0">
          <stop stopColor="currentColor" stopOpacity="0" />
          <stop offset="1" stopColor="currentColor" />
        </linearGradient>
        {arches.map(({ r, opacity }) => (
          <path key={r} {...line} opacity={opacity} d={halfRing(centre.x, centre.y, r, 'over')} />
        ))}
        <path {...line} strokeWidth="2" d={`M0 ${deck}L1400 ${deck + 0.1}`} />
        <path
          d={`M${centre.x} ${deck}h0`}
          stroke="var(--color-accent)"
          strokeWidth="13"
          strokeLinecap="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  )
}
