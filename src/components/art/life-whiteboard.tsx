import { cable, halfRings, hangers } from '@/components/art/geometry'
import { Head } from '@/components/art/life-head'

const deck = 190
const spans = [-134, 134].map((reach) => ({ tower: { x: 310, top: 82 }, low: 180, reach }))

export function LifeWhiteboard() {
  return (
    <>
      <path stroke="none" fill="var(--color-tint)" d="M0 0h640v480H0z" />
      <rect x="136" y="36" width="340" height="268" rx="14" fill="var(--color-surface)" />
      <path strokeWidth="2.5" opacity="0.5" d={spans.map((span) => hangers(span, deck, 18)).join('')} />
      <path d={`${spans.map(cable).join('')}M310 68V${deck}`} />
      <path strokeWidth="2.5" d={halfRings(310, 206, { r: 15, step: 15, count: 4, side: 'under' })} />
      <path strokeWidth="8" d={`M174 ${deck}h272`} />
      <circle cx="232" cy={deck} r="13" stroke="none" fill="var(--color-accent)" />

      <Head x={84} y={178} skin="light" hair="bun" hairColour="dark" />
      <path stroke="none" fill="var(--color-primary)" d="M24 440V278a60 60 0 0 1 120 0v162z" />
      <path strokeWidth="30" d="M124 282l44 28 34-56" />
      <path stroke="var(--color-on-primary)" d="M108 440V306" />
      <path strokeWidth="7" d="M206 244l16-26" />
      <circle cx="204" cy="248" r="14" fill="var(--portrait-light)" />

      <Head x={562} y={212} flip skin="dark" hair="short" hairColour="green" />
      <path
        fill="var(--color-surface)"
        d="M500 440V312a62 62 0 0 1 124 0v128M520 440V312a42 42 0 0 1 84 0v128M540 440V312a22 22 0 0 1 44 0v128"
      />
      <Head x={404} y={286} flip skin="muted" hair="bob" hairColour="dark" />
      <path stroke="none" fill="var(--color-ink)" d="M342 440v-54a64 64 0 0 1 128 0v54z" />
      <path stroke="var(--color-on-primary)" d="M366 440v-54a40 40 0 0 1 80 0v54" />

      <rect x="186" y="364" width="112" height="76" rx="10" fill="var(--color-surface)" />
      <circle cx="242" cy="400" r="9" />
      <path stroke="none" fill="var(--color-line)" d="M0 440h640v40H0z" />
      <path strokeWidth="12" d="M0 440h640" />
    </>
  )
}
