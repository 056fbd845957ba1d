import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'

import { cable, halfRings, hangers } from '@/components/art/geometry'

export const deck = 196

const low = deck - 10
const west = { x: 150, top: 40 }
const east = { x: 490, top: 40 }

interface BridgeFrameProps {
  className?: string
  /** Length of the cables from each tower towards the other tower. With 170, the two cables meet. */
  reach: number
  hasEastHangers: boolean
  children: ReactNode
}

export function BridgeFrame({ className, reach, hasEastHangers, children }: BridgeFrameProps) {
  const fade = useId()
  const westCables = [-190, reach].map((length) => ({ tower: west, low, reach: length }))
  const eastCables = [-reach, 190].map((length) => ({ tower: east, low, reach: length }))
  const cables = [...westCables, ...eastCables]
  return (
    <svg
      viewBox="0 0 640 300"
      className={cx(
        'pointer-events-none mt-12 w-full max-w-3xl text-primary xl:-mt-24 xl:ml-auto xl:max-w-[44rem]',
        className,
      )}
      fill="none"
      stroke={`url(#${fade})`}
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={fade} gradientUnits="userSpaceOnUse" x2="640" y2="0">
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset="0.22" stopColor="currentColor" />
        <stop offset="0.78" stopColor="currentColor" />
        <stop offset="1" stopColor="currentColor" stopOpacity="0" />
      </linearGradient>
      <path
        strokeWidth="1.25"
        opacity="0.4"
        d={(hasEastHangers ? cables : westCables).map((each) => hangers(each, deck, 18)).join('')}
      />
      <path strokeWidth="2" d={cables.map(cable).join('')} />
      <path strokeWidth="2.5" d={[west, east].map(({ x, top }) => `M${x} ${top - 10}v184`).join('')} />
      {children}
    </svg>
  )
}

/** If `className` sets `--crossed` to 1, the bridge is complete. */
export function NotFoundArt({ className }: { className?: string }) {
  return (
    <BridgeFrame className={className} reach={100} hasEastHangers>
      <path strokeWidth="3" d={`M0 ${deck}h258M382 ${deck}h258`} />
      <path strokeWidth="2" strokeDasharray="1 11" d={`M274 ${deck}h96`} opacity="0.7" />
      <path
        strokeWidth="1.25"
        opacity="0.5"
        d={halfRings(320, 222, { r: 14, step: 14, count: 5, side: 'under' })}
      />
      <path
        strokeWidth="3"
        d={`M258 ${deck}h124`}
        className="opacity-[var(--crossed,0)] transition-opacity duration-250 ease-out"
      />
      <circle
        cx="242"
        cy={deck - 1}
        r="8"
        fill="var(--color-accent)"
        stroke="none"
        className="[transform:translateX(calc(var(--crossed,0)*156px))] transition-transform duration-250 ease-out"
      />
    </BridgeFrame>
  )
}
