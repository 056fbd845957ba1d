import { halfRings, ring } from '@/components/art/geometry'
import { Head } from '@/components/art/life-head'

const backs = (xs: readonly number[], y: number, r: number) =>
  xs.map((x) => `M${x - r} 490V${y + r}a${r} ${r} 0 0 1 ${2 * r} 0V490`).join('')

const heads = (xs: readonly number[], y: number, r: number) => xs.map((x) => ring(x, y, r)).join('')

const backRow = [286, 404, 522, 640]
const frontRow = [220, 344, 468, 592]

const curls = [-120, -90, -60, -30, 0, 30, 60, 90, 120]
  .map((turn) => {
    const angle = (turn * Math.PI) / 180
    return ring(468 + 25 * Math.sin(angle), 374 - 25 * Math.cos(angle), 10)
  })
  .join('')

export function LifeTalk() {
  return (
    <>
      <path stroke="none" fill="var(--color-line)" d="M0 0h640v480H0z" />
      <path stroke="none" fill="var(--color-accent)" opacity="0.2" d="M96 86L-40 480h340L164 86z" />
      <path d="M130 0v50" />
      <circle cx="130" cy="86" r="14" stroke="none" fill="var(--color-accent)" />
      <path stroke="none" fill="var(--color-primary)" d="M90 86a40 40 0 0 1 80 0z" />
      <rect x="312" y="40" width="280" height="184" rx="14" fill="var(--color-surface)" />
      <path d={halfRings(452, 178, { r: 19, step: 19, count: 5, side: 'over' })} />
      <path strokeWidth="8" d="M346 178h212" />

      <Head x={126} y={172} skin="light" hair="bob" hairColour="dark" />
      <path stroke="none" fill="var(--color-primary)" d="M70 310v-44a56 56 0 0 1 112 0v44z" />
      <path strokeWidth="28" d="M164 266l50 12 26-56" />
      <circle cx="244" cy="212" r="14" fill="var(--portrait-light)" />
      <path fill="var(--color-surface)" d="M72 480V316h108v164" />
      <path d={halfRings(126, 366, { r: 12, step: 12, count: 3, side: 'under' })} />
      <path strokeWidth="12" d="M54 314h144" />

      <path fill="var(--color-surface)" d={backs(backRow, 324, 46) + backs(backRow, 346, 24)} />
      <path
        paintOrder="stroke"
        fill="var(--portrait-dark)"
        d={heads([286, 522], 290, 24) + ring(522, 260, 11)}
      />
      <path stroke="none" fill="var(--color-muted)" d={heads([404, 640], 290, 24)} />
      <path stroke="none" fill="var(--color-primary)" d={backs(frontRow, 412, 56)} />
      <path stroke="var(--color-on-primary)" d={backs(frontRow, 430, 38)} />
      <path paintOrder="stroke" fill="var(--portrait-dark)" d={heads([220, 468], 376, 28) + curls} />
      <path stroke="none" fill="var(--color-muted)" d={heads([344], 376, 28)} />
      <path
        paintOrder="stroke"
        fill="var(--portrait-dark)"
        d="M562 404q-2-8 0-30a30 30 0 0 1 60 0q2 22 0 30-30 8-60 0z"
      />
    </>
  )
}
