/* The exported functions return SVG path data. All lengths are in units of the drawing's viewBox. */

const round = (value: number) => Math.round(value * 10) / 10

export const halfRing = (cx: number, cy: number, r: number, side: 'over' | 'under') =>
  `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 0 ${side === 'over' ? 1 : 0} ${round(2 * r)} 0`

export const halfRings = (
  cx: number,
  cy: number,
  { r, step, count, side }: { r: number; step: number; count: number; side: 'over' | 'under' },
) => Array.from({ length: count }, (_, i) => halfRing(cx, cy, r + i * step, side)).join('')

interface Cable {
  tower: { x: number; top: number }
  low: number
  /** Horizontal distance from the tower to the lowest point, negative to the left. */
  reach: number
}

export const cable = ({ tower, low, reach }: Cable) =>
  `M${tower.x} ${tower.top}Q${round(tower.x + reach / 2)} ${low} ${round(tower.x + reach)} ${low}`

export const hangers = ({ tower, low, reach }: Cable, deck: number, gap: number) =>
  Array.from({ length: Math.floor(Math.abs(reach) / gap) }, (_, i) => {
    const away = (i + 1) * gap
    const top = low - (low - tower.top) * (1 - away / Math.abs(reach)) ** 2
    return `M${round(tower.x + Math.sign(reach) * away)} ${round(top)}V${deck}`
  }).join('')

/** Attributes of a path whose width does not grow with the drawing. */
export const line = { fill: 'none', stroke: 'currentColor', vectorEffect: 'non-scaling-stroke' } as const
