const compositions = ['arch', 'cable', 'tide', 'pier'] as const

export interface CoverPlan {
  composition: (typeof compositions)[number]
  /** X position of the drawing's centre line, in the 640 × 400 units of the cover. */
  axis: number
  /** Colour token of the background. */
  background: 'tint' | 'sunken'
}

/** Returns the 32-bit FNV-1a hash of a text. It gives different plans even to slugs that differ in one letter. */
const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261)

/** Returns the layout of a study's cover. The same seed (the slug) always gives the same plan. */
export function planCover(seed: string): CoverPlan {
  const number = hash(seed)
  return {
    composition: compositions[(number >>> 4) % compositions.length] ?? 'arch',
    axis: 210 + ((number >>> 9) % 6) * 44,
    background: (number >>> 17) % 2 ? 'tint' : 'sunken',
  }
}
