import { BridgeFrame, deck } from '@/components/art/bridge-frame'
import { halfRings } from '@/components/art/geometry'

const next = { x: 326, width: 40, y: deck + 22 }

/** The bridge of the 404 page while it is built: the next piece of the deck is on its way up, the dot waits. */
export function ComingSoonArt() {
  return (
    <BridgeFrame reach={170} hung={false}>
      <path strokeWidth="3" d={`M0 ${deck}h312M${next.x} ${next.y}h${next.width}`} />
      <path
        strokeWidth="1.25"
        opacity="0.7"
        d={`M${next.x + 6} 186V${next.y}M${next.x + next.width - 6} 184V${next.y}`}
      />
      <path strokeWidth="2" strokeDasharray="1 11" d={`M382 ${deck}h258`} opacity="0.7" />
      <path
        strokeWidth="1.25"
        opacity="0.5"
        d={halfRings(next.x + next.width / 2, next.y + 20, { r: 14, step: 14, count: 4, side: 'under' })}
      />
      <circle cx="296" cy={deck - 1} r="8" fill="var(--color-accent)" stroke="none" />
    </BridgeFrame>
  )
}
