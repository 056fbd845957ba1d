import { halfRings } from '@/components/art/geometry'
import { Head } from '@/components/art/life-head'

export function LifeCabin() {
  return (
    <>
      <path stroke="none" fill="var(--color-tint)" d="M0 0h640v400H0z" />
      <path stroke="none" fill="var(--color-surface)" d="M0 396h640v84H0z" />
      <circle cx="420" cy="96" r="34" stroke="none" fill="var(--color-accent)" />
      <path fill="var(--color-surface)" d="M-60 396L50 226 160 396M330 396L452 236 574 396" />
      <path stroke="none" fill="var(--color-primary)" d="M390 396L556 140 722 396z" />
      <path fill="var(--color-surface)" d="M556 142l-46 71 24-10 20 20 22-20 26 10z" />
      <path fill="var(--color-surface)" d="M20 396L244 26 468 396z" />
      <path fill="var(--color-primary)" d="M298 122v64M270 218a28 28 0 0 1 56 0z" />
      <path strokeWidth="16" d="M22 393L244 26 466 393" />

      <Head x={182} y={224} skin="muted" hair="short" hairColour="dark" />
      <path strokeWidth="26" stroke="var(--color-ink)" d="M190 347h66v37h10" />
      <path stroke="none" fill="var(--color-primary)" d="M130 361v-53a48 48 0 0 1 96 0v53z" />
      <path strokeWidth="8" d="M266 320h110M356 320v76M112 300l8 71h96M130 371v24M206 371v24" />
      <path strokeWidth="8" stroke="var(--color-ink)" d="M290 310h48l18-52" />
      <path strokeWidth="24" d="M186 304l26 28 62-22" />
      <path stroke="var(--color-on-primary)" d="M175 313l30 33 21-6" />
      <circle cx="282" cy="304" r="12" fill="var(--color-muted)" />

      <path strokeWidth="12" d="M0 396h640" />
      <path strokeWidth="2.5" d={halfRings(420, 414, { r: 24, step: 28, count: 5, side: 'under' })} />
    </>
  )
}
