import { halfRing, halfRings, ring } from '@/components/art/geometry'
import { Head } from '@/components/art/life-head'

export function LifeKayaks() {
  return (
    <>
      <path stroke="none" fill="var(--color-tint)" d="M0 0h640v320H0z" />
      <path stroke="none" fill="var(--color-surface)" d="M0 318h640v162H0z" />
      <path fill="var(--color-line)" d={halfRing(480, 318, 185, 'over')} />
      <path fill="var(--color-line)" d={halfRing(150, 318, 215, 'over')} />
      <path
        stroke="none"
        fill="var(--color-primary)"
        d="M0 72h640v104a196 196 0 0 0-100 142h-44a196 196 0 0 0-392 0H60A196 196 0 0 0 0 176z"
      />
      <path stroke="var(--color-on-primary)" d={halfRing(300, 318, 209, 'over')} />
      <path strokeWidth="8" d="M0 318h640" />
      <path d="M0 44h640M60 44v28M140 44v28M220 44v28M300 44v28M380 44v28M460 44v28M540 44v28M620 44v28" />
      <path strokeWidth="2.5" d={halfRings(300, 334, { r: 40, step: 36, count: 5, side: 'under' })} />

      <g transform="translate(150 364)scale(.72)">
        <Head x={-8} y={-112} skin="dark" hair="bun" hairColour="green" />
        <path fill="var(--color-surface)" d={torso} />
        <path stroke="none" fill="var(--color-primary)" d={hull} />
        <path stroke="var(--portrait-dark)" strokeWidth="16" d={forearm} />
        <path stroke="var(--color-ink)" strokeWidth="7" d={shaft} />
        <path stroke="none" fill="var(--color-ink)" d={blades} />
        <path stroke="none" fill="var(--portrait-dark)" d={hands} />
      </g>
      <g transform="translate(434 412)">
        <Head x={-8} y={-112} skin="light" hair="short" hairColour="dark" />
        <path stroke="none" fill="var(--color-primary)" d={torso} />
        <path stroke="none" fill="var(--color-accent)" d={hull} />
        <path strokeWidth="22" d={forearm} strokeLinecap="butt" />
        <path stroke="var(--portrait-light)" strokeWidth="14" d={forearm} strokeLinecap="butt" />
        <path stroke="var(--color-ink)" strokeWidth="7" d={shaft} />
        <path stroke="none" fill="var(--color-ink)" d={blades} />
        <path fill="var(--portrait-light)" d={hands} />
      </g>
    </>
  )
}

const hull = 'M-150-14Q-60 0-40 0H40Q60 0 150-14 114 28 44 28H-44Q-114 28-150-14z'
const torso = 'M-48 2v-36a42 42 0 0 1 84 0V2z'
const forearm = 'M12-10L50-48'
const hands = ring(52, -50, 11) + ring(-36, -9, 11)
const shaft = 'M-84 14L124-84'
const blades = 'M-80 6q-6-10-28 2t-26 30q22 6 40-8t14-24zM120-76q6 10 28-2t26-30q-22-6-40 8t-14 24z'
