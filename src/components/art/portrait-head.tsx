import { ring } from '@/components/art/geometry'
import { colours, type PortraitDesign } from '@/components/art/portrait-design'
import { beardShapes, hairShapes } from '@/components/art/portrait-hair'

const glasses = {
  round: `${ring(-6, -2, 10.5)}${ring(20, -2, 9.5)}M4.500-3h6M-16-4l-11-2`,
  square:
    'M-16-10h19v11q-2 6-9.500 6-7.500 0-9.500-6zM10-10h19v11q-2 6-9.500 6-7.500 0-9.500-6zM3-6h7M-16-6l-11-1',
} as const

export function PortraitHead(design: PortraitDesign) {
  const { hairColour, beard } = design
  const hair = hairShapes[design.hair]
  const isLight = design.skin !== 'muted'
  const skin = isLight ? colours.light : colours.muted
  const eyes = isLight ? colours.dark : colours.onPrimary
  const coversEar = 'coversEar' in hair
  const hasMouth = !beard || beard === 'moustache'
  return (
    <>
      {!coversEar && <circle cx="-33" cy="4" r="6.5" fill={skin} />}
      <ellipse rx="32" ry="36" fill={skin} />
      {beard && <path stroke="none" fill={colours[hairColour]} fillRule="evenodd" d={beardShapes[beard]} />}
      <path stroke="none" fill={colours[hairColour]} d={hair.front} />
      <path stroke={isLight ? undefined : eyes} d={`M8-1l4 10h-6${hasMouth ? 'M-3 21q8 6 15 0' : ''}`} />
      <path
        stroke={isLight ? colours[hairColour] : eyes}
        strokeWidth="3"
        d="M-11-12q6-4 11-1M13-13q6-2 10 2"
      />
      <path stroke={eyes} strokeWidth="5.2" d="M-5-2h0M19-2h0" />
      {design.glasses && <path stroke={eyes} strokeWidth="3" d={glasses[design.glasses]} />}
      {design.pose === 'headset' && (
        <g stroke={colours.dark}>
          <path strokeWidth="4.5" d="M-34 0C-44-62 44-62 36-6M-34 12q2 18 26 20" />
          <path strokeWidth="13" d="M-34-1v8" />
        </g>
      )}
    </>
  )
}
