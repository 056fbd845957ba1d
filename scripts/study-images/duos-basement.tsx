import { halfRings } from '@/components/art/geometry'
import { Head } from '@/components/art/life-head'

import { HOUSE, STREET } from './duos-sizes'

/** A lit room with stairs, a boiler and a pipe that drips. */
export const Basement = () => {
  const { left, right, floor } = HOUSE
  const top = STREET + 12
  return (
    <>
      <path stroke="none" fill="var(--color-tint)" d={`M${left} ${top}h${right - left}V${floor}H${left}z`} />
      <circle cx="734" cy="468" r="66" stroke="none" fill="var(--color-surface)" />
      <path
        fill="var(--color-sunken)"
        d={`M${left} ${top + 8}h22v27h22v27h22v27h22v27h22v27h22V${floor}H${left}z`}
      />
      <path strokeWidth="14" strokeLinecap="butt" d={`M${right} 402H770a14 14 0 0 0-14 14v22M846 402v34`} />
      <path strokeWidth="5" d="M742 440h28" />
      <path stroke="none" fill="var(--color-primary)" d="M756 456q8 12 8 17a8 8 0 0 1-16 0q0-5 8-17z" />
      <path strokeWidth="3" d={halfRings(756, floor - 4, { r: 9, step: 12, count: 3, side: 'over' })} />
      <rect
        x="806"
        y="434"
        width="62"
        height={floor - 440}
        rx="14"
        fill="var(--color-primary)"
        stroke="none"
      />
      <circle cx="837" cy="466" r="15" fill="var(--color-surface)" stroke="none" />
      <path strokeWidth="3" d="M837 466l7-8" />
      <path stroke="var(--color-tint)" strokeWidth="3" d="M820 500h34M820 514h34" />
      <path
        stroke="var(--color-sunken)"
        strokeWidth="8"
        strokeLinecap="butt"
        d={`M${left - 4} ${floor}H${right + 4}`}
      />
      <path
        stroke="var(--color-sunken)"
        strokeWidth="8"
        strokeLinecap="butt"
        d={`M${left} ${STREET}V${floor}M${right} ${STREET}V${floor}`}
      />
    </>
  )
}

export const Technician = () => (
  <>
    <path stroke="var(--color-ink)" strokeWidth="17" strokeLinecap="butt" d="M668 500v38M690 500v38" />
    <path stroke="var(--color-ink)" strokeWidth="10" d="M664 538h14M686 538h14" />
    <Head x={682} y={430} scale={0.82} skin="light" hair="short" hairColour="dark" />
    <path stroke="none" fill="var(--color-primary)" d="M648 508v-24a31 31 0 0 1 62 0v24z" />
    <path stroke="var(--color-tint)" strokeWidth="3" d="M664 508v-22a15 15 0 0 1 30 0v22" />
    <path stroke="var(--color-primary)" strokeWidth="15" d="M700 482l14 16 14-10" />
    <circle cx="731" cy="485" r="8.5" fill="var(--color-surface)" strokeWidth="3" />
    <rect
      x="-10"
      y="-18"
      width="20"
      height="36"
      rx="4"
      stroke="none"
      fill="var(--color-accent)"
      transform="translate(734 466)rotate(14)"
    />
  </>
)
