import { LifeCabin } from '@/components/art/life-cabin'
import { LifeKayaks } from '@/components/art/life-kayaks'
import { LifePair } from '@/components/art/life-pair'
import { LifeTalk } from '@/components/art/life-talk'
import { LifeWhiteboard } from '@/components/art/life-whiteboard'

const drawings = [LifeWhiteboard, LifePair, LifeKayaks, LifeCabin, LifeTalk] as const

/**
 * Draws one of the five pictures of life at the company (spec 2), for a box of 4:3. `variant` 0 shows a team at a
 * whiteboard, 1 two people at a screen, 2 kayaks under a bridge, 3 a person who works in a cabin, 4 an evening talk.
 */
export function LifePicture({
  variant,
  className = 'size-full',
}: {
  variant: 0 | 1 | 2 | 3 | 4
  className?: string
}) {
  const Drawing = drawings[variant]
  return (
    <svg
      viewBox="0 0 640 480"
      preserveAspectRatio="xMidYMid slice"
      className={`portrait ${className}`}
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  )
}
