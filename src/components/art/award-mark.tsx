type AwardVariant = 'thirty' | 'growth'

/**
 * Draws a mark for an award with its year, without the organiser's logo (D1). `thirty` is for a 30-under-30 list,
 * `growth` for a ranking of fast-growing companies. Screen readers ignore the mark, so show the award's name and year
 * as text beside it.
 */
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

/**
 * Draws two laurel branches on a circle of radius `r` with centre (0, 0). Each branch has `count` leaves, which are
 * 2 × `leaf` long.
 */
export function Laurel({ r, leaf, count = 6 }: { r: number; leaf: number; count?: number }) {
  const shape = `M${leaf} ${r - leaf * 0.35}q${-leaf * 1.3} ${-leaf * 0.5} ${-2 * leaf} ${leaf * 0.9}q${leaf * 1.3} ${leaf * 0.6} ${2 * leaf} ${-leaf * 0.9}z`
  const turns = Array.from({ length: count }, (_, i) => Math.round(24 + (i * 122) / (count - 1)))
  return [1, -1].map((side) => (
    <g key={side} transform={`scale(${side} 1)`} fill="currentColor" stroke="none">
      {turns.map((turn) => (
        <path key={turn} transform={`rotate(${turn})`} d={shape} />
      ))}
    </g>
  ))
}
