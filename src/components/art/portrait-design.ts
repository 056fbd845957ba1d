import type { beardShapes, hairShapes } from '@/components/art/portrait-hair'

export interface PortraitDesign {
  hair: keyof typeof hairShapes
  /** Colour of the hair, the beard and, on light skin, the eyebrows. */
  hairColour: 'dark' | 'muted' | 'green'
  background: 'mint' | 'sand' | 'pale'
  outfit: 'crew' | 'arches' | 'shirt' | 'blazer' | 'rollNeck' | 'hoodie' | 'stripes' | 'vNeck'
  /** Half the width of the shoulders, in units of the drawing. */
  shoulders: number
  skin?: 'light' | 'muted'
  beard?: keyof typeof beardShapes
  glasses?: 'round' | 'square'
  pose?: 'phone' | 'thinking' | 'mug' | 'headset' | 'headphones' | 'wave'
  tilt?: number
  flip?: boolean
}

export const colours = {
  light: 'var(--portrait-light)',
  dark: 'var(--portrait-dark)',
  line: 'var(--portrait-line)',
  green: 'var(--portrait-green)',
  mint: 'var(--portrait-mint)',
  sand: 'var(--portrait-sand)',
  pale: 'var(--portrait-pale)',
  muted: 'var(--color-muted)',
  primary: 'var(--color-primary)',
  onPrimary: 'var(--color-on-primary)',
  accent: 'var(--color-accent)',
} as const
