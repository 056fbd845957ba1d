import { cx } from 'class-variance-authority'
import { useId, type ReactNode } from 'react'

import { cable, hangers } from '@/components/art/geometry'

export const deck = 196

const low = deck - 10
const west = { x: 150, top: 40 }
const east = { x: 490, top: 40 }

interface BridgeFrameProps {
  className?: string
  /**
   * From each tower, a cable goes towards the other tower. `reach` is the horizontal length of each of these cables, in
   * units of the drawing. With 170, the two cables meet.
   */
  reach: number
  hasEastHangers: boolean
  children: ReactNode
}

/**
 * Draws the towers and cables of an unfinished bridge that fades out on both sides. `NotFoundArt` and `ComingSoonArt`
 * add the deck, the water and the dot as `children`. Place the drawing below a text. On wide screens, the upper part of
 * the drawing is beside the end of the text.
 */
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
