/** Lines of the tide-and-bridge motif as SVG path data; all lengths in the units of the drawing's viewBox. */

/** Rounds to one decimal, so that the prerendered markup stays small. */
export const round = (value: number) => Math.round(value * 10) / 10

/** Half a circle of radius `r` about (`cx`, `cy`): an arch `over` the line y = `cy`, or a ripple `under` it. */
export const halfRing = (cx: number, cy: number, r: number, side: 'over' | 'under') =>
  `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 0 ${side === 'over' ? 1 : 0} ${round(2 * r)} 0`

/** A full circle of radius `r` about (`cx`, `cy`). */
export const ring = (cx: number, cy: number, r: number) =>
  `${halfRing(cx, cy, r, 'over')}a${round(r)} ${round(r)} 0 0 1 ${round(-2 * r)} 0z`

/** `count` concentric half rings in one path, the first of radius `r`, each `step` wider than the last. */
export const halfRings = (
  cx: number,
  cy: number,
  { r, step, count, side }: { r: number; step: number; count: number; side: 'over' | 'under' },
) => Array.from({ length: count }, (_, i) => halfRing(cx, cy, r + i * step, side)).join('')

interface Cable {
  /** Where the cable is fixed to the tower. */
  tower: { x: number; top: number }
  /** The cable's lowest point: its height, and how far from the tower (negative: to the left). */
  low: number
  reach: number
}

/** The main cable: half a parabola from the tower's top to its lowest point. */
export const cable = ({ tower, low, reach }: Cable) =>
  `M${tower.x} ${tower.top}Q${round(tower.x + reach / 2)} ${low} ${round(tower.x + reach)} ${low}`

/** The hangers: vertical lines from that cable down to `deck`, every `gap` units away from the tower. */
export const hangers = ({ tower, low, reach }: Cable, deck: number, gap: number) =>
  Array.from({ length: Math.floor(Math.abs(reach) / gap) }, (_, i) => {
    const away = (i + 1) * gap
    const top = low - (low - tower.top) * (1 - away / Math.abs(reach)) ** 2
    return `M${round(tower.x + Math.sign(reach) * away)} ${round(top)}V${deck}`
  }).join('')
