import { ring } from '@/components/art/geometry'

/** Hair on a head of radius 26 about the origin that looks to the right; `back…` looks away from us. */
const hairs = {
  short: 'M-27 8C-36-16-20-31 2-31 20-31 29-20 27-9 14-6 2-10-5-15-6-6-10-2-15 0-16 6-20 10-27 8z',
  bob: 'M-27 30C-34 8-36-31 2-31 20-31 29-20 27-9 14-6 2-10-5-15-8 0-4 16-8 30q-9 6-19 0z',
  bun: `M-28 4C-34-16-20-31 2-31 20-31 29-20 27-9 10-6-2-10-8-16-10-4-18 6-28 4z${ring(-26, -25, 12)}`,
  beard: 'M28-4C24 2 14 4 6 2 2 2-2-4-6-6c-2 6-6 10-11 12 2 13 10 22 22 22 14 0 25-14 23-32z',
  back: ring(-10, -3, 27),
  backCurls: `${ring(-9, -1, 25)}${[
    [-8, 24],
    [-25, 17],
    [-34, 2],
    [-31, -16],
    [-17, -28],
    [1, -29],
    [14, -19],
  ]
    .map(([x = 0, y = 0]) => ring(x, y, 10))
    .join('')}`,
} as const

type Tone = 'surface' | 'muted' | 'ink' | 'primary'

/** A head with its neck, looking to the right (`flip`: to the left), 26 × `size` units in radius. */
export function Head({ x, y, size = 1, flip = false, skin, hair, tone }: HeadProps) {
  return (
    <g fill={`var(--color-${skin})`} transform={`translate(${x} ${y})scale(${flip ? -size : size} ${size})`}>
      <path d="M-11 18v28H9V18" />
      <circle r="26" />
      <path stroke="none" fill={`var(--color-${tone})`} d={hairs[hair]} />
    </g>
  )
}

interface HeadProps {
  x: number
  y: number
  size?: number
  flip?: boolean
  skin: Tone
  hair: keyof typeof hairs
  tone: Tone
}
