import { type CoverPlan, planCover } from '@/components/art/cover-plan'
import { cable, halfRing, halfRings, hangers, ring } from '@/components/art/geometry'

interface StudyCoverProps {
  /** Slug of the study. A slug always gives the same cover, in every language and on every visit. */
  seed: string
  /** Draws the cover for a banner of 3:1 instead of a card of 16:10. A wide cover shows more on the left and right. */
  wide?: boolean
  className?: string
}

export function StudyCover({ seed, wide = false, className = 'size-full' }: StudyCoverProps) {
  const { composition, axis, background } = planCover(seed)
  const Drawing = drawings[composition]
  return (
    <svg
      viewBox={wide ? '-280 0 1200 400' : '0 0 640 400'}
      preserveAspectRatio="xMidYMid slice"
      className={className}
      fill="none"
      stroke="var(--color-primary)"
      aria-hidden="true"
      focusable="false"
    >
      <path stroke="none" fill={`var(--color-${background})`} d="M-280 0H920v400H-280z" />
      <Drawing x={axis} wide={wide} />
    </svg>
  )
}

/** Draws a composition. `x` is the `axis` of `CoverPlan`. A wide cover shows x positions from -280 to 920. */
type Drawing = (props: { x: number; wide: boolean }) => React.ReactNode

const drawings: Record<CoverPlan['composition'], Drawing> = {
  arch: ({ x, wide }) => {
    const arch = (centre: number) => halfRings(centre, 400, { r: 23, step: 46, count: 6, side: 'over' })
    const centre = 1.7 * x - 224
    return (
      <>
        <path strokeWidth="14" d={arch(centre) + (wide ? arch(centre - 520) + arch(centre + 520) : '')} />
        <path strokeWidth="14" d="M-280 102H920" />
      </>
    )
  },

  cable: ({ x, wide }) => {
    const reaches = wide ? [-700, 700] : [-460, 460]
    const spans = reaches.map((reach) => ({ tower: { x, top: 62 }, low: 268, reach }))
    const side = x < 320 ? 1 : -1
    return (
      <>
        <path
          stroke="none"
          fill="var(--color-primary)"
          d={`${halfRing(x + side * 186, 280, 104, 'over')}z`}
        />
        <path
          strokeWidth="2.5"
          d={halfRings(x + side * 186, 300, { r: 26, step: 26, count: 4, side: 'under' })}
        />
        <g stroke="var(--color-ink)">
          <path strokeWidth="2" opacity="0.4" d={spans.map((span) => hangers(span, 280, 22)).join('')} />
          <path strokeWidth="3" d={`${spans.map(cable).join('')}M${x} 44v256`} />
          <path strokeWidth="5" d="M-280 280H920" />
        </g>
        <circle cx={x - side * 88} cy="280" r="11" stroke="none" fill="var(--color-accent)" />
      </>
    )
  },

  tide: ({ x, wide }) => (
    <>
      <path stroke="none" fill="var(--color-primary)" d={`${halfRing(x, 128, 68, 'over')}z`} />
      <path strokeWidth="10" d="M-280 128H920" />
      {[254, 316, 378, 440].map((y, row) => {
        const wave = (r: number) =>
          Array.from({ length: wide ? 10 : 6 }, (_, i) =>
            ring(((x + row * 80) % 160) - (wide ? 400 : 80) + i * 160, y, r),
          ).join('')
        return (
          <g key={y} strokeWidth="3">
            <path fill="var(--color-surface)" d={wave(80)} />
            <path d={wave(56)} />
            <path fill="var(--color-tint)" d={wave(32)} />
          </g>
        )
      })}
    </>
  ),

  pier: ({ x }) => (
    <>
      <path
        stroke="none"
        fill="var(--color-primary)"
        d={`M-280 56H920v42H${x + 210}a180 180 0 0 0-180 180v122h-60V278a180 180 0 0 0-180-180H-280z`}
      />
      <path
        strokeWidth="26"
        d={[137, 81, 25]
          .flatMap((r) => [
            `M-280 ${278 - r}H${x - 210}a${r} ${r} 0 0 1 ${r} ${r}v122`,
            `M920 ${278 - r}H${x + 210}a${r} ${r} 0 0 0-${r} ${r}v122`,
          ])
          .join('')}
      />
    </>
  ),
}
