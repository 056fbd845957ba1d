import { line } from '@/components/art/geometry'

const deck = 18
const baseline = 218
const gap = 20
/** The diameters add up to the width of the drawing. */
const spans = [30, 50, 70, 100, 150, 200]
const arches = spans.flatMap((radius, i) => {
  const left = spans.slice(0, i).reduce((sum, before) => sum + 2 * before, 0)
  return Array.from({ length: Math.floor(radius / gap) }, (_, ring) => {
    const r = radius - ring * gap
    return {
      opacity: (75 - ring * 7) / 100,
      d: `M${left + ring * gap} ${baseline}V${deck + radius}a${r} ${r} 0 0 1 ${2 * r} 0V${baseline}`,
    }
  })
})

export function Viaduct() {
  return (
    <svg
      viewBox="0 0 1200 218"
      preserveAspectRatio="xMaxYMin slice"
      className="h-34 w-full mask-b-from-30% mask-b-to-97% text-primary sm:h-46 lg:h-64 print:hidden"
      aria-hidden="true"
      focusable="false"
    >
      {arches.map(({ opacity, d }) => (
        <path key={d} {...line} opacity={opacity} d={d} />
      ))}
      <path {...line} strokeWidth="2" d={`M0 ${deck}H1200`} />
      <path
        {...line}
        stroke="var(--color-accent)"
        strokeWidth="13"
        strokeLinecap="round"
        d={`M1000 ${deck}h0`}
      />
    </svg>
  )
}
