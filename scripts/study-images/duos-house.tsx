import { halfRings } from '@/components/art/geometry'

import { HOUSE, STREET } from './duos-sizes'

/** Windows of the upper floor and of the ground floor, by the x position of their centre. */
const upperWindows = [558, 646, 734, 822]
const lowerWindows = [734, 822]

const arched = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y + height}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`

export const House = () => (
  <>
    <path
      stroke="none"
      fill="var(--color-sunken)"
      d={`M${HOUSE.left} 68h${HOUSE.right - HOUSE.left}V${STREET}H${HOUSE.left}z`}
    />
    <path fill="var(--color-ink)" stroke="none" d={`M${HOUSE.left - 26} 74L690 14 ${HOUSE.right + 26} 74z`} />
    <path strokeWidth="6" d={`M${HOUSE.left} 218H${HOUSE.right}`} />
    {upperWindows.map((x, index) => (
      <path key={x} fill={`var(--color-${index === 2 ? 'primary' : 'surface'})`} d={arched(x, 108, 50, 80)} />
    ))}
    {upperWindows.map((x) => (
      <path
        key={x}
        strokeWidth="3"
        stroke={x === 734 ? 'var(--color-sunken)' : undefined}
        d={`M${x} 108v80M${x - 25} 148h50`}
      />
    ))}
    {lowerWindows.map((x, index) => (
      <path key={x} fill={`var(--color-${index === 0 ? 'surface' : 'primary'})`} d={arched(x, 248, 50, 80)} />
    ))}
    {lowerWindows.map((x) => (
      <path
        key={x}
        strokeWidth="3"
        stroke={x === 822 ? 'var(--color-sunken)' : undefined}
        d={`M${x} 248v80M${x - 25} 288h50`}
      />
    ))}
    <path fill="var(--color-primary)" d={arched(602, 242, 74, STREET - 244)} />
    <path
      stroke="var(--color-sunken)"
      d={halfRings(602, 279, { r: 10, step: 11, count: 2, side: 'over' })}
      strokeWidth="3"
    />
    <circle cx="624" cy="312" r="4.5" stroke="none" fill="var(--color-sunken)" />
  </>
)
