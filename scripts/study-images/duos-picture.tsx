import { Basement, Technician } from './duos-basement'
import { House } from './duos-house'
import { HEIGHT, WIDTH } from './duos-sizes'
import { Ground, Sky, Van } from './duos-street'

/**
 * Featured image of the study about Duos: a technician works in a basement that the mobile network does not reach.
 * The important parts are in the middle, because a banner of 10:3 and a square card cut off the edges.
 */
export function DuosPicture() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="portrait block"
      fill="none"
      stroke="var(--color-primary)"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path stroke="none" fill="var(--color-primary)" d={`M0 0h${WIDTH}v${HEIGHT}H0z`} />
      <Sky />
      <Ground />
      <House />
      <Basement />
      <Technician />
      <Van />
    </svg>
  )
}
