/** Two branches of laurel about the origin of the drawing, `r` units from it, leaves of 2 × `leaf` units. */
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
