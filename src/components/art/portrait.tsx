import { Clothes, sleeveColours } from '@/components/art/portrait-clothes'
import { colours, type PortraitDesign } from '@/components/art/portrait-design'
import { hairShapes, type HairShape } from '@/components/art/portrait-hair'
import { PortraitHead } from '@/components/art/portrait-head'
import { poses } from '@/components/art/portrait-pose'

interface PortraitProps {
  design: PortraitDesign
  className?: string
}

/**
 * Draws a portrait from shared parts, for a box of 20:23. A box of another ratio cuts off the top or the sides.
 * Screen readers ignore the portrait, so show the person's name as text beside it.
 */
export function Portrait({ design, className = '' }: PortraitProps) {
  const { hair, hairColour, background, outfit, shoulders, pose, tilt = 0, flip } = design
  const skin = design.skin === 'muted' ? colours.muted : colours.light
  const head = `translate(80 82)rotate(${tilt} 0 40)`
  const shape: HairShape = hairShapes[hair]
  const hands = pose && poses[pose]?.({ skin, sleeve: sleeveColours[outfit] })
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
      <path stroke="none" fill={colours[background]} d="M0 0h160v184H0z" />
      <g transform={flip ? 'matrix(-1 0 0 1 160 0)' : undefined}>
        {shape.back && <path stroke="none" fill={colours[hairColour]} transform={head} d={shape.back} />}
        <Clothes outfit={outfit} shoulders={shoulders} skin={skin} />
        {pose !== 'phone' && hands}
        <g transform={head}>
          <PortraitHead {...design} />
        </g>
        {pose === 'phone' && hands}
      </g>
    </svg>
  )
}
