import { ring } from '@/components/art/geometry'

type Circle = readonly [x: number, y: number, r: number]

const circles = (list: readonly Circle[]) => list.map(([x, y, r]) => ring(x, y, r)).join('')

export interface HairShape {
  /** Path of the hair that is drawn after the skin and the beard, but before the eyes, the mouth and the glasses. */
  front: string
  /** Path of the hair that is visible behind the head and the clothes, such as long hair or a bun. */
  back?: string
  coversEar?: boolean
}

/** Paths of the hair for a head of 64 × 72 units with centre (0, 0) that looks to the right. */
export const hairShapes = {
  sidePart: {
    front:
      'M-35 6C-42-26-22-44 4-44 28-44 40-26 35-4 29-8 26-14 24-22 10-18-6-20-16-28-18-14-24-8-26 4q-3 6-9 2z',
  },
  quiff: {
    front:
      'M-35 5C-38-12-36-24-29-30-26-48 6-56 31-46 37-41 38-33 34-26 37-20 37-12 34-4 28-8 26-14 25-22 8-18-8-20-20-27-22-14-23-6-26 3q-3 5-9 2z',
  },
  crop: {
    front:
      'M-35 3C-38-26-20-41 2-41 24-41 37-26 35-5 30-11 28-17 26-25 8-29-8-29-22-24-25-16-25-6-27 3q-4 3-8 0z',
  },
  receding: {
    front:
      'M-35 5C-42-28-24-45 3-45 28-45 40-28 35-5 30-8 28-14 26-20 21-20 17-24 13-29 2-26-14-30-22-25-26-19-25-8-27 3q-4 4-8 2z',
  },
  shortCurls: {
    front: circles([
      [-30, -8, 9],
      [-30, -22, 10],
      [-20, -34, 11],
      [-6, -40, 12],
      [9, -40, 11],
      [22, -34, 10],
      [30, -22, 9],
      [12, -30, 12],
      [-8, -28, 12],
    ]),
  },
  bob: {
    back: 'M-41 32C-46-18-38-46 2-46 38-46 44-16 38 30q-20 8-79 2z',
    front:
      'M-41 32C-46-18-38-46 2-46 38-46 44-14 38 24 34 4 33-8 30-20 14-16-6-18-17-28-20-10-18 10-25 33-31 36-36 36-41 32z',
    coversEar: true,
  },
  long: {
    back: 'M-42 66C-48 22-46-46 2-46 44-46 46 22 44 66 36 80-32 80-42 66z',
    front:
      'M-42 50C-48 0-40-46 4-46 38-46 46-6 41 40 35 20 36-2 28-18 18-22 10-28 4-35-6-22-18-14-27-10-29 14-30 32-34 52z',
    coversEar: true,
  },
  wavy: {
    back: 'M-42 66C-56 52-42 40-46 22-52 4-42-46 2-46 46-46 50 0 44 22 40 40 54 54 42 66 30 74-32 74-42 66z',
    front: 'M-37 28C-48 4-42-46 4-46 40-46 44-16 36 14 34-4 32-14 20-28 4-16-14-12-26-14-28 2-28 16-37 28z',
    coversEar: true,
  },
  bun: {
    back: ring(-6, -50, 15),
    front:
      'M-34 6C-40-24-26-42 2-42 28-42 38-24 34-4 28-10 24-20 14-30 0-20-14-16-24-14-26-6-27 0-28 6q-4 2-6 0z',
  },
  ponytail: {
    back: 'M-24-34C-52-44-66-16-56 10-52 22-52 34-60 44-40 44-34 24-36 4-36-10-30-20-22-26z',
    front:
      'M-34 4C-40-24-24-42 2-42 28-42 38-22 33-2 30-14 24-22 14-27-2-24-16-20-24-12-26-6-26-2-28 4q-4 2-6 0z',
  },
  longCurls: {
    back: `M-38 30V-20a40 26 0 0 1 78 0v40z${circles([
      [-38, 26, 13],
      [-44, 8, 13],
      [-42, -12, 13],
      [-32, -30, 13],
      [-14, -42, 14],
      [8, -44, 14],
      [27, -35, 13],
      [39, -19, 13],
      [43, 0, 13],
      [40, 18, 11],
      [-33, 42, 12],
      [36, 33, 10],
    ])}`,
    front: circles([
      [-29, -14, 9],
      [-24, -26, 11],
      [-9, -32, 11],
      [7, -32, 11],
      [22, -27, 10],
      [31, -14, 7],
    ]),
    coversEar: true,
  },
} as const satisfies Record<string, HairShape>

/** Paths of the beards for the same head as in `hairShapes`. `full` and `short` have a hole for the mouth. */
export const beardShapes = {
  full: 'M-33 0C-30 10-26 17-18 17-10 17-4 13 6 13 15 13 19 17 24 16 29 15 31 6 33-2 34 26 18 41 1 41-16 41-33 28-32 6zM-3 22q8 7 17 0-8-4-17 0z',
  short:
    'M-32 8C-28 16-24 24-16 24-8 24-6 14 6 14 15 14 18 24 23 23 27 22 29 14 32 6 33 26 18 38 1 38-16 38-31 28-32 8zM-3 21q8 6 16 0-8-3-16 0z',
  moustache: 'M-8 17q7-8 13-3 6-5 13 3-7 2-13-1-6 3-13 1z',
} as const
