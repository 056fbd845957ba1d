import { cable, hangers } from '@/components/art/geometry'

const deck = 104
const low = deck - 10
const width = 1200
const span = width / 4
const towers = [0, 1, 2, 3].map((step) => ({ x: 6 + step * span, top: 12 }))
const cables = towers.flatMap((tower, index) => [
  ...(index > 0 ? [{ tower, low, reach: -span / 2 }] : []),
  index < towers.length - 1 ? { tower, low, reach: span / 2 } : { tower, low: deck, reach: width - tower.x },
])

/**
 * Draws a bridge with a tower for each of the four steps, from left to right, on narrow screens from top to bottom. The
 * drawing stretches to the size of its box. `process.css` moves the accent dot to a tower.
 */
export function ProcessBridge({ className }: { className: string }) {
  const line = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const
  const dot = { ...line, strokeLinecap: 'round' } as const
  return (
    <svg
      viewBox={`0 0 ${width} 112`}
      preserveAspectRatio="none"
      className={`overflow-visible text-primary ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      {/* On narrow screens, the matrix swaps the x axis (1200 units) and the y axis (112 units), so that the bridge is
          vertical. */}
      <g className="max-lg:[transform:matrix(0,calc(112/1200),calc(1200/112),0,0,0)]">
        <path {...line} opacity="0.36" d={cables.map((each) => hangers(each, deck, 25)).join('')} />
        <path {...line} strokeWidth="1.5" d={cables.map(cable).join('')} />
        <path {...line} strokeWidth="2" d={`M0 ${deck}H${width}`} />
        <path {...line} strokeWidth="2" d={towers.map(({ x, top }) => `M${x} ${top - 8}V${deck}`).join('')} />
        <path {...dot} strokeWidth="13" d={towers.map(({ x }) => `M${x} ${deck}h0`).join('')} />
        <path
          {...dot}
          strokeWidth="16"
          stroke="var(--color-accent)"
          className="process-dot"
          d={`M${towers[0]?.x} ${deck}h0`}
        />
      </g>
    </svg>
  )
}
