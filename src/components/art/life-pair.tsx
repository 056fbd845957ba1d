import { Head } from '@/components/art/life-head'

export function LifePair() {
  return (
    <>
      <path stroke="none" fill="var(--color-line)" d="M0 0h640v480H0z" />
      <path stroke="none" fill="var(--color-tint)" d="M0 344h640v136H0z" />
      <path strokeWidth="26" strokeLinecap="butt" d="M320 284v56" />
      <rect x="104" y="34" width="432" height="252" rx="14" fill="var(--color-surface)" />
      <path strokeWidth="9" d="M144 74h80M172 102h130M172 130h94M200 158h110" />
      <path strokeWidth="9" stroke="var(--color-muted)" d="M246 74h50M324 102h72M288 130h128M332 158h48" />
      <path strokeWidth="9" stroke="var(--color-accent)" d="M200 186h140" />
      <path strokeWidth="12" d="M0 344h640" />

      <path fill="var(--color-surface)" d="M574 338v-46h42v46M574 302h-6a12 12 0 0 0 0 24h6" />
      <path stroke="none" fill="var(--color-primary)" d="M26 338v-36h48v36z" />
      <path d="M50 304v-78M50 284q-28-4-30-36 28 2 30 36M50 264q26-4 28-36-26 4-28 36" />

      <Head x={190} y={262} scale={1.35} skin="light" hair="back" hairColour="dark" />
      <path
        fill="var(--color-surface)"
        d="M100 480v-82a88 88 0 0 1 176 0v82M126 480v-82a62 62 0 0 1 124 0v82M152 480v-82a36 36 0 0 1 72 0v82"
      />
      <Head x={456} y={266} scale={1.35} flip skin="muted" hair="backCurls" hairColour="dark" />
      <path stroke="none" fill="var(--color-primary)" d="M370 480v-76a88 88 0 0 1 176 0v76z" />
      <path strokeWidth="36" d="M396 406l-26-36 10-90" />
      <path stroke="var(--color-on-primary)" d="M396 480v-76a62 62 0 0 1 124 0v76" />
      <path strokeWidth="20" d="M378 250l-11-28" />
      <circle cx="381" cy="258" r="18" fill="var(--color-muted)" />
      <path strokeWidth="12" stroke="var(--color-muted)" d="M378 250l-11-28" />
    </>
  )
}
