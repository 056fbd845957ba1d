import type { beardShapes, hairShapes } from '@/components/art/portrait-hair'

/** How one person looks. Every colour is the name of a role or token of `portrait.tsx`. */
export interface Look {
  hair: keyof typeof hairShapes
  tone: 'dark' | 'muted' | 'green'
  ground: 'mint' | 'sand' | 'pale'
  wear: 'crew' | 'arches' | 'shirt' | 'blazer' | 'rollNeck' | 'hoodie' | 'stripes' | 'vNeck'
  /** Half the width of the shoulders. */
  shoulders: number
  skin?: 'light' | 'muted'
  beard?: keyof typeof beardShapes
  glasses?: 'round' | 'square'
  /** What the person does or carries. */
  pose?: 'phone' | 'thinking' | 'mug' | 'headset' | 'headphones' | 'wave'
  /** Degrees by which the head leans. */
  tilt?: number
  /** True for a person who looks to the left. */
  flip?: boolean
}

/** Twelve people for the team of the demo company, each named after what is most striking. */
export const looks = {
  beard: { hair: 'sidePart', tone: 'muted', ground: 'pale', wear: 'blazer', shoulders: 62, beard: 'short' },
  parting: {
    hair: 'long',
    tone: 'dark',
    ground: 'sand',
    wear: 'crew',
    shoulders: 54,
    tilt: -3,
    flip: true,
  },
  quiff: { hair: 'quiff', tone: 'green', ground: 'mint', wear: 'shirt', shoulders: 62, tilt: 3 },
  ponytail: { hair: 'ponytail', tone: 'dark', ground: 'mint', wear: 'arches', shoulders: 54, tilt: -4 },
  headset: {
    hair: 'bob',
    tone: 'muted',
    ground: 'pale',
    wear: 'blazer',
    shoulders: 54,
    pose: 'headset',
    flip: true,
  },
  mug: {
    hair: 'crop',
    tone: 'dark',
    ground: 'sand',
    wear: 'hoodie',
    shoulders: 62,
    beard: 'full',
    pose: 'mug',
  },
  curls: {
    hair: 'shortCurls',
    tone: 'dark',
    ground: 'sand',
    wear: 'stripes',
    shoulders: 60,
    glasses: 'round',
    tilt: 3,
  },
  bun: {
    hair: 'bun',
    tone: 'dark',
    ground: 'mint',
    wear: 'rollNeck',
    shoulders: 54,
    glasses: 'square',
    pose: 'thinking',
    tilt: 4,
    flip: true,
  },
  headphones: {
    hair: 'sidePart',
    tone: 'dark',
    ground: 'pale',
    wear: 'hoodie',
    shoulders: 60,
    skin: 'muted',
    pose: 'headphones',
    tilt: -3,
    flip: true,
  },
  phone: { hair: 'wavy', tone: 'green', ground: 'mint', wear: 'vNeck', shoulders: 54, pose: 'phone' },
  wave: {
    hair: 'longCurls',
    tone: 'dark',
    ground: 'sand',
    wear: 'arches',
    shoulders: 54,
    pose: 'wave',
    tilt: -3,
    flip: true,
  },
  moustache: {
    hair: 'receding',
    tone: 'muted',
    ground: 'pale',
    wear: 'shirt',
    shoulders: 64,
    beard: 'moustache',
    glasses: 'square',
    tilt: 2,
  },
} as const satisfies Record<string, Look>

export type LookName = keyof typeof looks
