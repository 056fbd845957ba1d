const compositions = ['arch', 'cable', 'tide', 'pier'] as const

export interface CoverPlan {
  composition: (typeof compositions)[number]
  /** Horizontal position of the composition, from 210 to 430, in the 640 × 400 units of the cover. */
  axis: number
  background: 'tint' | 'sunken'
}

const hash = (text: string) =>
  [...text].reduce((sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0, 2166136261)

export function planCover(slug: string): CoverPlan {
  const number = hash(slug)
  return {
    composition: compositions[(number >>> 4) % compositions.length] ?? 'arch',
    axis: 210 + ((number >>> 9) % 6) * 44,
    background: (number >>> 17) % 2 ? 'tint' : 'sunken',
  }
}
