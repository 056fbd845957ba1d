import type { ReactNode } from 'react'

import { colours, type PortraitDesign } from '@/components/art/portrait-design'

const { light, dark, line, muted, primary, onPrimary } = colours

export const sleeveColours: Record<PortraitDesign['outfit'], string> = {
  crew: primary,
  hoodie: primary,
  blazer: dark,
  rollNeck: dark,
  vNeck: muted,
  arches: light,
  shirt: light,
  stripes: light,
}

/** Returns the path of shoulders and chest: an arch of width 2 × `w` whose lower end is below the picture. */
const arch = (w: number, top = 132) => `M${80 - w} 192v-14a${w} ${178 - top} 0 0 1 ${2 * w} 0v14`

interface ClothesProps extends Pick<PortraitDesign, 'outfit' | 'shoulders'> {
  skin: string
}

export function Clothes({ outfit, shoulders, skin }: ClothesProps) {
  return outfits[outfit](shoulders, <path fill={skin} d="M69 106v27q11 13 22 0v-27" />)
}

const outfits: Record<PortraitDesign['outfit'], (w: number, neck: ReactNode) => ReactNode> = {
  crew: (w, neck) => (
    <>
      <path stroke="none" fill={primary} d={arch(w)} />
      {neck}
      <path stroke={onPrimary} d="M61 136q19 24 38 0" />
    </>
  ),
  arches: (w, neck) => (
    <>
      <path fill={light} d={arch(w) + arch(w - 21, 146) + arch(w - 42, 161)} />
      {neck}
    </>
  ),
  shirt: (w, neck) => (
    <>
      <path fill={light} d={arch(w)} />
      {neck}
      <path fill={light} d="M80 154v38M67 128l-7 6 9 28 11-12 11 12 9-28-7-6q0 12-13 22-13-10-13-22z" />
    </>
  ),
  blazer: (w, neck) => (
    <>
      <path stroke="none" fill={dark} d={arch(w)} />
      <path stroke="none" fill={light} d="M64 133h32l-16 59z" />
      {neck}
      <path stroke={light} strokeWidth="2.5" d="M62 134l-8 20 8 4-5 6 21 28M98 134l8 20-8 4 5 6-21 28" />
    </>
  ),
  rollNeck: (w, neck) => (
    <>
      <path stroke="none" fill={dark} d={arch(w)} />
      {neck}
      <path stroke="none" fill={dark} d="M64 117q16 10 32 0v30H64z" />
      <path stroke={light} strokeWidth="2.5" d="M62 142q18 10 36 0" />
    </>
  ),
  hoodie: (w, neck) => (
    <>
      <path stroke="none" fill={primary} d={`M50 148c-6-24 6-34 30-34s36 10 30 34z${arch(w)}`} />
      {neck}
      <path stroke={onPrimary} d="M58 132q4 22 22 26 18-4 22-26M72 158v16M88 158v12" />
    </>
  ),
  stripes: (w, neck) => (
    <>
      <path fill={light} d={arch(w)} />
      <path
        strokeLinecap="butt"
        strokeWidth="7"
        stroke={line}
        d={`M${84 - w} 163h${2 * w - 8}M${82 - w} 179h${2 * w - 4}`}
      />
      {neck}
      <path d="M61 136q19 22 38 0" />
    </>
  ),
  vNeck: (w, neck) => (
    <>
      <path stroke="none" fill={muted} d={arch(w)} />
      <path stroke={light} strokeWidth="3" fill={light} d="M64 131l16 32 16-32" />
      {neck}
    </>
  ),
}
