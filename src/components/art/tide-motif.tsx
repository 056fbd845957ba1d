import { cx } from 'class-variance-authority'
import { useId } from 'react'

import { cable, halfRing, hangers, line } from '@/components/art/geometry'

const deck = 500
const tower = { x: 690, top: 64 }
const left = { tower, low: deck - 12, reach: -570 }
const right = { tower, low: deck - 12, reach: 570 }
const ripples = Array.from({ length: 8 }, (_, i) => ({
  r: 44 + i * 48 + i * i * 2,
  opacity: (65 - i * 6) / 100,
}))

/** `className` must set the size. A box of less than 12 × 8 rem stays empty. */
export function TideMotif({ className }: { className: string }) {
  const id = useId()
  return (
    <div
      className={cx(
        '[container-type:size] pointer-events-none relative overflow-hidden [mask-image:linear-gradient(to_right,transparent,black_15%)]',
        className,
      )}
    >
      <svg
        viewBox="300 0 660 720"
        preserveAspectRatio="xMaxYMax"
        className="absolute inset-0 hidden size-full overflow-visible text-primary [@container(min-width:12rem)_and_(min-height:8rem)]:block"
        aria-hidden="true"
        focusable="false"
      >
        <linearGradient id={id} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={deck + 20} y2="730">
          <stop stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
        <path fill="var(--color-tint)" opacity="0.75" d={`${halfRing(tower.x, deck, 236, 'over')}z`} />
        {ripples.map(({ r, opacity }) => (
          <path
            key={r}
            {...line}
            stroke={`url(#${id})`}
            opacity={opacity}
            d={halfRing(tower.x, deck + 20, r, 'under')}
          />
        ))}
        <path {...line} opacity="0.36" d={hangers(left, deck, 30) + hangers(right, deck, 30)} />
        <path {...line} strokeWidth="1.5" d={cable(left) + cable(right)} />
        <path {...line} strokeWidth="2" d={`M-2400 ${deck}H1200M${tower.x} ${tower.top - 18}V${deck + 20}`} />
        <path
          {...line}
          stroke="var(--color-accent)"
          strokeWidth="13"
          strokeLinecap="round"
          d={`M392 ${deck}h0`}
        />
      </svg>
    </div>
  )
}
