import { BridgeFrame, deck } from '@/components/art/bridge-frame'
import { halfRings } from '@/components/art/geometry'

/**
 * Draws a bridge without its middle part and a dot at the edge of the gap. If `className` sets the CSS variable
 * `--crossed` to 1, the middle part is visible and the dot moves to the other side.
 */
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
