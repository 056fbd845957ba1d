import { ring } from '@/components/art/geometry'

const back = 'M17-23C21-15 20-5 12 0 13 7 10 13 2 12 0 20-4 26-10 30-22 27-29 16-30 1-32-36 8-36 17-23z'

/**
 * Paths of the hair for a head with centre (0, 0) and radius 26. The head looks to the right. `back` and `backCurls`
 * are for a head that is seen from behind.
 */
const hairs = {
  short: 'M-27 8C-36-16-20-31 2-31 20-31 29-20 27-9 14-6 2-10-5-15-6-6-10-2-15 0-16 6-20 10-27 8z',
  bob: 'M-27 30C-34 8-36-31 2-31 20-31 29-20 27-9 14-6 2-10-5-15-8 0-4 16-8 30q-9 6-19 0z',
  bun: `M-28 4C-34-16-20-31 2-31 20-31 29-20 27-9 10-6-2-10-8-16-10-4-18 6-28 4z${ring(-26, -25, 12)}`,
  back,
  backCurls: `${back}${[
    [-14, 25],
    [-27, 12],
    [-32, -5],
    [-25, -21],
    [-10, -29],
    [7, -27],
  ]
    .map(([x = 0, y = 0]) => ring(x, y, 11))
    .join('')}`,
} as const

/** `--portrait-light` stays light and `--portrait-dark` stays dark in both themes (`portrait.css`). */
const colours = {
  light: 'var(--portrait-light)',
  dark: 'var(--portrait-dark)',
  green: 'var(--color-primary)',
  muted: 'var(--color-muted)',
} as const

type Colour = keyof typeof colours

interface HeadProps {
  x: number
  y: number
  scale?: number
  flip?: boolean
  skin: Colour
  hair: keyof typeof hairs
  hairColour: Colour
}

export function Head({ x, y, scale = 1, flip = false, skin, hair, hairColour }: HeadProps) {
  return (
    <g fill={colours[skin]} transform={`translate(${x} ${y})scale(${flip ? -scale : scale} ${scale})`}>
      <path d="M-11 18v28H9V18" />
      <circle r="26" />
      <path paintOrder="stroke" fill={colours[hairColour]} d={hairs[hair]} />
    </g>
  )
}
