import { halfRing, halfRings, ring } from '@/components/art/geometry'
import { Head } from '@/components/art/life-head'
import { Portrait } from '@/components/art/portrait'

const WIDTH = 1200
const HEIGHT = 750
/** Y position of the street. */
const STREET = 362
/** Left and right wall of the house, and the floor of its basement. */
const HOUSE = { left: 500, right: 880, floor: 546 }
const MAST = { x: 168, y: 236 }

/**
 * Featured image of the study about Duos, 1200 × 750: a technician works in a basement that the mobile network does not
 * reach. Everything that matters is in the middle, because a banner of 10:3 and a square card cut off the edges.
 */
export function DuosPicture() {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className="block"
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

/** The moon, hills, and the waves of a mast, which end at the street. */
const Sky = () => (
  <>
    <circle cx="1046" cy="150" r="62" stroke="none" fill="var(--color-tint)" />
    <clipPath id="above-the-street">
      <path d={`M0 0h${WIDTH}v${STREET}H0z`} />
    </clipPath>
    <g clipPath="url(#above-the-street)">
      {Array.from({ length: 15 }, (_, index) => (
        <path
          key={index}
          stroke="var(--color-tint)"
          strokeWidth="3"
          opacity={0.85 - index * 0.053}
          d={ring(MAST.x, MAST.y, 30 + index * 44)}
        />
      ))}
      <g stroke="none" fill="var(--color-ink)" opacity="0.5">
        <path d={`${halfRing(330, STREET, 74, 'over')}z${halfRing(424, STREET, 46, 'over')}z`} />
        <path d={`${halfRing(30, STREET, 86, 'over')}z`} />
      </g>
    </g>
    <g stroke="var(--color-surface)">
      <path strokeWidth="5" d={`M${MAST.x} ${MAST.y}L142 ${STREET}M${MAST.x} ${MAST.y}L194 ${STREET}`} />
      <path strokeWidth="3" d="M161 272L180 292 154 318 187 340" />
      <circle cx={MAST.x} cy={MAST.y} r="10" stroke="none" fill="var(--color-surface)" />
    </g>
  </>
)

const Ground = () => (
  <>
    <path stroke="none" fill="var(--color-ink)" d={`M0 ${STREET}h${WIDTH}v${HEIGHT - STREET}H0z`} />
    <path strokeWidth="3" d={halfRings(690, STREET, { r: 302, step: 62, count: 11, side: 'under' })} />
    <path stroke="var(--color-sunken)" strokeWidth="8" strokeLinecap="butt" d={`M0 ${STREET}h${WIDTH}`} />
  </>
)

/** Windows of the upper floor and of the ground floor, by the x position of their centre. */
const upperWindows = [558, 646, 734, 822]
const lowerWindows = [734, 822]

const arched = (x: number, y: number, width: number, height: number) =>
  `M${x - width / 2} ${y + height}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`

const House = () => (
  <>
    <path
      stroke="none"
      fill="var(--color-sunken)"
      d={`M${HOUSE.left} 78h${HOUSE.right - HOUSE.left}V${STREET}H${HOUSE.left}z`}
    />
    <path fill="var(--color-ink)" stroke="none" d={`M${HOUSE.left - 26} 84L690-34 ${HOUSE.right + 26} 84z`} />
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

/** A lit room with stairs, pipes and a boiler that drips. */
const Basement = () => {
  const { left, right, floor } = HOUSE
  const top = STREET + 12
  return (
    <>
      <path stroke="none" fill="var(--color-tint)" d={`M${left} ${top}h${right - left}V${floor}H${left}z`} />
      <circle cx="734" cy="468" r="66" stroke="none" fill="var(--color-surface)" />
      <path
        fill="var(--color-sunken)"
        d={`M${left} ${top + 8}h22v27h22v27h22v27h22v27h22v27h22V${floor}H${left}z`}
      />
      <path strokeWidth="14" strokeLinecap="butt" d={`M${right} 402H770a14 14 0 0 0-14 14v22M846 402v34`} />
      <path strokeWidth="5" d="M742 440h28" />
      <path stroke="none" fill="var(--color-primary)" d="M756 456q8 12 8 17a8 8 0 0 1-16 0q0-5 8-17z" />
      <path strokeWidth="3" d={halfRings(756, floor - 4, { r: 9, step: 12, count: 3, side: 'over' })} />
      <rect
        x="806"
        y="434"
        width="62"
        height={floor - 440}
        rx="14"
        fill="var(--color-primary)"
        stroke="none"
      />
      <circle cx="837" cy="466" r="15" fill="var(--color-surface)" stroke="none" />
      <path strokeWidth="3" d="M837 466l7-8" />
      <path stroke="var(--color-tint)" strokeWidth="3" d="M820 500h34M820 514h34" />
      <path
        stroke="var(--color-sunken)"
        strokeWidth="8"
        strokeLinecap="butt"
        d={`M${left - 4} ${floor}H${right + 4}`}
      />
      <path
        stroke="var(--color-sunken)"
        strokeWidth="8"
        strokeLinecap="butt"
        d={`M${left} ${STREET}V${floor}M${right} ${STREET}V${floor}`}
      />
    </>
  )
}

const Technician = () => (
  <>
    <path stroke="var(--color-ink)" strokeWidth="17" strokeLinecap="butt" d="M668 500v38M690 500v38" />
    <path stroke="var(--color-ink)" strokeWidth="10" d="M664 538h14M686 538h14" />
    <Head x={682} y={430} scale={0.82} skin="surface" hair="short" hairColour="ink" />
    <path stroke="none" fill="var(--color-primary)" d="M648 508v-24a31 31 0 0 1 62 0v24z" />
    <path stroke="var(--color-tint)" strokeWidth="3" d="M664 508v-22a15 15 0 0 1 30 0v22" />
    <path stroke="var(--color-primary)" strokeWidth="15" d="M700 482l14 16 14-10" />
    <circle cx="731" cy="485" r="8.5" fill="var(--color-surface)" strokeWidth="3" />
    <rect
      x="-10"
      y="-18"
      width="20"
      height="36"
      rx="4"
      stroke="none"
      fill="var(--color-accent)"
      transform="translate(734 466)rotate(14)"
    />
  </>
)

/** The van on the street, and the paper that the app replaces. */
const Van = () => (
  <>
    <g stroke="none" transform="translate(958 258)">
      <path fill="var(--color-surface)" d="M0 86V14A14 14 0 0 1 14 0h112q10 0 16 9l26 37q4 6 4 13v27z" />
      <path fill="var(--color-primary)" d="M112 14h14q4 0 7 4l19 28h-40z" />
      <path fill="var(--color-tint)" d="M0 58h172v14H0z" />
      <g fill="var(--color-ink)">
        <circle cx="40" cy="86" r="19" />
        <circle cx="134" cy="86" r="19" />
      </g>
      <g fill="var(--color-sunken)">
        <circle cx="40" cy="86" r="7" />
        <circle cx="134" cy="86" r="7" />
      </g>
    </g>
    {[
      [926, 322, -18],
      [944, 262, 14],
      [914, 216, -34],
    ].map(([x = 0, y = 0, angle = 0]) => (
      <g key={y} transform={`translate(${x} ${y})rotate(${angle})`}>
        <path stroke="none" fill="var(--color-surface)" d="M-13-17h26v34h-26z" />
        <path strokeWidth="2.5" d="M-7-9h14M-7-1h14M-7 7h8" />
      </g>
    ))}
  </>
)

/** Photo of the client who is quoted in the study about CloudTalk, a square that the site shows as a circle. */
export function ClientPortrait() {
  return (
    <div className="size-[96px] overflow-hidden">
      <Portrait
        design={{
          hair: 'receding',
          hairColour: 'dark',
          background: 'sand',
          outfit: 'rollNeck',
          shoulders: 62,
          beard: 'short',
          glasses: 'round',
          tilt: -2,
        }}
        className="aspect-20/23 w-full origin-[50%_10%] scale-[1.12]"
      />
    </div>
  )
}
