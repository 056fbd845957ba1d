import { round } from '@/components/art/geometry'

/** A five-pointed star of outer radius `r` about (`cx`, `cy`), as path data. */
export const star = (cx: number, cy: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const reach = i % 2 ? r * 0.44 : r
    const angle = (i * Math.PI) / 5
    return `${round(cx + reach * Math.sin(angle))} ${round(cy - reach * Math.cos(angle))}`
  }).join('L')}z`
