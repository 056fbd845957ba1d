import { cable, hangers } from '@/components/art/geometry'

const deck = 104
const low = deck - 10
const width = 1200
const span = width / 4
/** One tower above the beginning of each of the four columns. */
const towers = [0, 1, 2, 3].map((column) => ({ x: 6 + column * span, top: 12 }))
const cables = towers.flatMap((tower, index) => [
  ...(index > 0 ? [{ tower, low, reach: -span / 2 }] : []),
  index < towers.length - 1 ? { tower, low, reach: span / 2 } : { tower, low: deck, reach: width - tower.x },
])

/** A bridge of four towers, the last where the work starts. It takes any width; its lines stay hairlines. */
export function ProcessBridge({ className }: { className: string }) {
  const line = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const
  return (
    <svg
      viewBox={`0 0 ${width} 112`}
      preserveAspectRatio="none"
      className={`overflow-visible text-primary ${className}`}
      aria-hidden="true"
      focusable="false"
    >
      <path {...line} opacity="0.36" d={cables.map((each) => hangers(each, deck, 25)).join('')} />
      <path {...line} strokeWidth="1.5" d={cables.map(cable).join('')} />
      <path {...line} strokeWidth="2" d={`M0 ${deck}H${width}`} />
      <path {...line} strokeWidth="2" d={towers.map(({ x, top }) => `M${x} ${top - 8}V${deck}`).join('')} />
      {towers.map(({ x }, index) => (
        <path
          key={x}
          {...line}
          stroke={index === towers.length - 1 ? 'var(--color-accent)' : 'currentColor'}
          strokeWidth="13"
          strokeLinecap="round"
          d={`M${x} ${deck}h0`}
        />
      ))}
    </svg>
  )
}
