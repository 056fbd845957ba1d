import { halfRings } from '@/components/art/geometry'
import { Head } from '@/components/art/life-head'

/** A day's work from a cabin on the lake, before the mountains. */
export function LifeCabin() {
  return (
    <>
      <path stroke="none" fill="var(--color-tint)" d="M0 0h640v400H0z" />
      <path stroke="none" fill="var(--color-surface)" d="M0 396h640v84H0z" />
      <circle cx="420" cy="96" r="34" stroke="none" fill="var(--color-accent)" />
      <path fill="var(--color-surface)" d="M-60 396L50 226 160 396M330 396L452 236 574 396" />
      <path stroke="none" fill="var(--color-primary)" d="M390 396L556 140 722 396z" />
      <path fill="var(--color-surface)" d="M556 142l-46 71 24-10 20 20 22-20 26 10z" />
      <path fill="var(--color-surface)" d="M30 396L244 40 458 396z" />
      <path d="M298 138v50M268 220a30 30 0 0 1 60 0z" />
      <path strokeWidth="16" d="M20 412L244 40 468 412" />

      <Head x={182} y={224} skin="muted" hair="short" tone="ink" />
      <path strokeWidth="34" stroke="var(--color-ink)" d="M186 346h62v34" />
      <path stroke="none" fill="var(--color-primary)" d="M130 363v-55a48 48 0 0 1 96 0v55z" />
      <path strokeWidth="8" d="M258 320h116M354 320v76M136 366h92M160 366v28M204 366v28" />
      <path strokeWidth="8" stroke="var(--color-ink)" d="M282 310h52l18-52" />
      <path strokeWidth="32" stroke="var(--color-on-primary)" d="M186 304l26 28 18-5" />
      <path strokeWidth="24" d="M186 304l26 28 62-22" />
      <circle cx="280" cy="304" r="12" fill="var(--color-muted)" />

      <path strokeWidth="12" d="M0 396h640" />
      <path strokeWidth="2.5" d={halfRings(420, 414, { r: 24, step: 28, count: 5, side: 'under' })} />
    </>
  )
}
