const compositions = ['arch', 'cable', 'tide', 'pier'] as const

export interface CoverPlan {
  composition: (typeof compositions)[number]
  /** Where the drawing's axis stands, in the 640 × 400 units of the cover. */
  axis: number
  /** The ground behind it: a quiet token of the palette. */
  ground: 'tint' | 'sunken'
}

/** FNV-1a, 32 bits: spreads even slugs that differ in one letter. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261)

/** How the cover of the study `seed` (its slug) is composed; the same seed always gives the same plan. */
export function planCover(seed: string): CoverPlan {
  const number = hash(seed)
  return {
    composition: compositions[(number >>> 4) % compositions.length] ?? 'arch',
    axis: 210 + ((number >>> 9) % 6) * 44,
    ground: (number >>> 17) % 2 ? 'tint' : 'sunken',
  }
}
