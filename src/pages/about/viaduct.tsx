import { useId } from 'react'

const deck = 8
const ground = 208
const gap = 20
/** Radii of the spans, in drawing units; together they are 1200 wide. */
const spans = [30, 50, 70, 100, 150, 200]
const arches = spans.flatMap((radius, i) => {
  const left = spans.slice(0, i).reduce((sum, before) => sum + 2 * before, 0)
  const centre = left + radius
  return Array.from({ length: Math.floor(radius / gap) }, (_, ring) => {
    const r = radius - ring * gap
    return {
      key: `${i}-${ring}`,
      opacity: 0.75 - ring * 0.07,
      d: `M${centre - r} ${ground}V${deck + radius}a${r} ${r} 0 0 1 ${2 * r} 0V${ground}`,
    }
  })
})

/** A bridge whose spans grow with every pier: the company's years, drawn. Decorative. */
export function Viaduct() {
  const fade = useId()
  const line = { fill: 'none', stroke: `url(#${fade})`, vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      viewBox="0 0 1200 208"
      preserveAspectRatio="xMaxYMin slice"
      className="h-32 w-full text-primary sm:h-44 lg:h-60 print:hidden"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={deck} y2={ground}>
        <stop offset="0.3" stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      {arches.map(({ key, opacity, d }) => (
        <path key={key} {...line} opacity={opacity} d={d} />
      ))}
      <path {...line} stroke="currentColor" strokeWidth="2" d={`M0 ${deck}H1200`} />
      <path
        d={`M1000 ${deck}h0`}
        stroke="var(--color-accent)"
        strokeWidth="13"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
