import { BridgeFrame, deck } from '@/components/art/bridge-frame'
import { halfRings } from '@/components/art/geometry'

const piece = { x: 326, width: 40, y: deck + 22 }

export function ComingSoonArt() {
  return (
    <BridgeFrame reach={170} hasEastHangers={false}>
      <path strokeWidth="3" d={`M0 ${deck}h312M${piece.x} ${piece.y}h${piece.width}`} />
      <path
        strokeWidth="1.25"
        opacity="0.7"
        d={`M${piece.x + 6} 186V${piece.y}M${piece.x + piece.width - 6} 178V${piece.y}`}
      />
      <path strokeWidth="2" strokeDasharray="1 11" d={`M382 ${deck}h258`} opacity="0.7" />
      <path
        strokeWidth="1.25"
        opacity="0.5"
        d={halfRings(piece.x + piece.width / 2, piece.y + 20, { r: 14, step: 14, count: 4, side: 'under' })}
      />
      <circle cx="296" cy={deck - 1} r="8" fill="var(--color-accent)" stroke="none" />
    </BridgeFrame>
  )
}
