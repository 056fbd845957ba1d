import { Clothes, sleeves } from '@/components/art/portrait-clothes'
import { colours } from '@/components/art/portrait-colours'
import { hairShapes } from '@/components/art/portrait-hair'
import { PortraitHead } from '@/components/art/portrait-head'
import { looks, type Look, type LookName } from '@/components/art/portrait-looks'
import { poses } from '@/components/art/portrait-pose'

/**
 * A drawn portrait, composed from shared parts in the style of the pictures of life at the company. Fills a box of
 * 20:23 from the bottom up. Decorative: the person's name stands beside it as text.
 */
export function Portrait({ look: name, className = '' }: { look: LookName; className?: string }) {
  const look: Look = looks[name]
  const { hair, tone, ground, wear, shoulders, pose, tilt = 0, flip } = look
  const skin = look.skin === 'muted' ? colours.muted : colours.light
  const head = `translate(80 82)rotate(${tilt} 0 40)`
  const { back } = hairShapes[hair] as { back?: string }
  const hands = pose && poses[pose]?.({ skin, sleeve: sleeves[wear] })
  return (
    <svg
      viewBox="5 8 150 172.5"
      preserveAspectRatio="xMidYMax slice"
      className={`portrait ${className}`}
      fill="none"
      stroke={colours.line}
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path stroke="none" fill={colours[ground]} d="M0 0h160v184H0z" />
      <g transform={flip ? 'matrix(-1 0 0 1 160 0)' : undefined}>
        {back && <path stroke="none" fill={colours[tone]} transform={head} d={back} />}
        <Clothes wear={wear} w={shoulders} skin={skin} />
        {pose !== 'phone' && hands}
        <g transform={head}>
          <PortraitHead {...look} />
        </g>
        {pose === 'phone' && hands}
      </g>
    </svg>
  )
}
