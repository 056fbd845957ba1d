import type { ReactNode } from 'react'

import { ring } from '@/components/art/geometry'
import { colours, type PortraitDesign } from '@/components/art/portrait-design'

interface Hand {
  skin: string
  sleeve: string
}

type Pose = NonNullable<PortraitDesign['pose']>

/**
 * Functions that draw the hands or objects of each pose except `headset`, which `PortraitHead` draws. `Portrait` places
 * the result behind the head, but in front of the head for the pose `phone`.
 */
export const poses: Partial<Record<Pose, (hand: Hand) => ReactNode>> = {
  thinking: ({ skin, sleeve }) => (
    <>
      <path stroke={sleeve} strokeWidth="24" d="M136 204l-26-56" />
      <path fill={skin} d={ring(102, 132, 12.5)} />
    </>
  ),
  mug: ({ skin }) => (
    <>
      <path stroke={colours.accent} strokeWidth="4.5" d="M122 154h6a8 8 0 0 1 0 16h-6" />
      <path stroke="none" fill={colours.accent} d="M92 146h32v26a10 10 0 0 1-10 10h-12a10 10 0 0 1-10-10z" />
      <path fill={skin} d={ring(92, 166, 11.5)} />
    </>
  ),
  headphones: () => (
    <g stroke={colours.dark}>
      <path strokeWidth="6" d="M54 146q-2-18 10-22M106 146q2-18-10-22" />
      <path strokeWidth="14" d="M55 146v12M105 146v12" />
    </g>
  ),
  wave: ({ skin, sleeve }) => (
    <g transform="translate(-4)">
      <path fill={sleeve} d="M124 200v-48h24v48" />
      <path
        fill={skin}
        d="M126 150q-8-12-8-30a4.500 4.500 0 0 1 9 0v-10a4.500 4.500 0 0 1 9 0v-4a4.500 4.500 0 0 1 9 0v10a4.500 4.500 0 0 1 9 0q0 20-6 34z"
      />
      <path strokeWidth="2.5" d="M127 118v8M136 112v14M145 116v10" />
    </g>
  ),
  phone: ({ skin, sleeve }) => (
    <>
      <path stroke={sleeve} strokeWidth="26" d="M24 196l6-52 10-14" />
      <path fill={colours.light} d="M33 78l13-3 6 27-13 3z" />
      <path fill={skin} d={ring(44, 110, 13)} />
    </>
  ),
}
