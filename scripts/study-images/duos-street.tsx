import { halfRing, halfRings, ring } from '@/components/art/geometry'

import { HEIGHT, STREET, WIDTH } from './duos-sizes'

const MAST = { x: 168, y: 236 }

/** The moon, hills and a mast whose radio waves end at the street. */
export const Sky = () => (
  <>
    <circle cx="1046" cy="112" r="62" stroke="none" fill="var(--color-tint)" />
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

export const Ground = () => (
  <>
    <path stroke="none" fill="var(--color-ink)" d={`M0 ${STREET}h${WIDTH}v${HEIGHT - STREET}H0z`} />
    <path strokeWidth="3" d={halfRings(690, STREET, { r: 302, step: 62, count: 11, side: 'under' })} />
    <path stroke="var(--color-sunken)" strokeWidth="8" strokeLinecap="butt" d={`M0 ${STREET}h${WIDTH}`} />
  </>
)

/** The van on the street, and the sheets of paper that the app of Duos replaces. */
export const Van = () => (
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
