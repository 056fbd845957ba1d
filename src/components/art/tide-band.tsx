import { cx } from 'class-variance-authority'

import { halfRing } from '@/components/art/geometry'

const deck = 62
const centre = { x: 700, y: 470 }
const arches = Array.from({ length: 9 }, (_, i) => ({ r: 392 - i * 40, opacity: 0.6 - i * 0.05 }))

/**
 * Draws a bridge with a dot at its centre. `className` must set the size of the box. The drawing is in the bottom right
 * corner of the box, is clipped at the edges of the box and fades out to the left.
 */
export function TideBand({ className }: { className: string }) {
  const line = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <div
      className={cx(
        'pointer-events-none relative overflow-hidden [mask-image:linear-gradient(to_right,transparent,black_15%)]',
        className,
      )}
      aria-hidden="true"
    >
      <svg
        viewBox="300 0 660 450"
        preserveAspectRatio="xMaxYMax"
        className="absolute inset-0 size-full overflow-visible text-primary"
        aria-hidden="true"
        focusable="false"
      >
        {arches.map(({ r, opacity }) => (
          <path key={r} {...line} opacity={opacity} d={halfRing(centre.x, centre.y, r, 'over')} />
        ))}
        <path {...line} strokeWidth="2" d={`M-2400 ${deck}H1400`} />
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
