import { Head } from '@/components/art/life-head'

/** Two people before one screen, seen from behind; one points at the line that matters. */
export function LifePair() {
  return (
    <>
      <path stroke="none" fill="var(--color-sunken)" d="M0 0h640v480H0z" />
      <path stroke="none" fill="var(--color-tint)" d="M0 344h640v136H0z" />
      <path strokeWidth="26" strokeLinecap="butt" d="M320 284v56" />
      <rect x="126" y="34" width="388" height="252" rx="14" fill="var(--color-surface)" />
      <path strokeWidth="9" d="M162 74h70M186 102h120M186 130h84M210 158h100M186 214h92" />
      <path strokeWidth="9" stroke="var(--color-muted)" d="M256 74h40M330 102h60M294 130h108M334 158h40" />
      <path strokeWidth="9" stroke="var(--color-accent)" d="M210 186h116" />
      <path strokeWidth="12" d="M0 344h640" />

      <path fill="var(--color-surface)" d="M562 338v-46h46v46M562 302h-8a12 12 0 0 0 0 24h8" />
      <path stroke="none" fill="var(--color-primary)" d="M28 338v-36h48v36z" />
      <path d="M52 304v-78M52 284q-28-4-30-36 28 2 30 36M52 264q26-4 28-36-26 4-28 36" />

      <Head x={174} y={262} size={1.35} skin="surface" hair="back" tone="ink" />
      <path
        fill="var(--color-surface)"
        d="M84 480v-82a88 88 0 0 1 176 0v82M110 480v-82a62 62 0 0 1 124 0v82"
      />
      <Head x={466} y={266} size={1.35} flip skin="muted" hair="backCurls" tone="ink" />
      <path stroke="none" fill="var(--color-primary)" d="M380 480v-76a88 88 0 0 1 176 0v76z" />
      <path strokeWidth="36" d="M404 402l-50-32-28-86" />
      <path stroke="var(--color-on-primary)" d="M420 480v-54M404 480h0" />
      <path strokeWidth="9" stroke="var(--color-muted)" d="M316 256l-4-42" />
      <circle cx="320" cy="264" r="18" fill="var(--color-muted)" />
      <rect x="108" y="434" width="128" height="80" rx="24" fill="var(--color-tint)" />
      <rect x="410" y="434" width="128" height="80" rx="24" fill="var(--color-tint)" />
    </>
  )
}
