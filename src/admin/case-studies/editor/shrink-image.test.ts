import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { pictureBoxes, shrinkImage } from './shrink-image'

const MEGABYTE = 2 ** 20
const photo = { type: 'image/jpeg', bytes: 12 * MEGABYTE, width: 4000, height: 3000 }

/** The types that `FakeCanvas` can encode. For another type, it makes a PNG, as browsers do. */
let encodable: string[]
let encodedBytes: number
let canvasSize: { width: number; height: number } | undefined
let decoded: { width: number; height: number } | undefined
const close = vi.fn()

class FakeCanvas {
  constructor(width: number, height: number) {
    canvasSize = { width, height }
  }
  getContext = () => ({ drawImage: () => undefined })
  convertToBlob = async ({ type }: { type: string }) =>
    new Blob([new Uint8Array(encodedBytes)], { type: encodable.includes(type) ? type : 'image/png' })
}

beforeEach(() => {
  encodable = ['image/webp', 'image/jpeg']
  encodedBytes = 1000
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.stubGlobal('createImageBitmap', async () => {
    if (!decoded) throw new DOMException('The source image could not be decoded.', 'InvalidStateError')
    return { ...decoded, close }
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  close.mockClear()
})

function shrink({ type, bytes, width, height, start = '', box = pictureBoxes.featured_image }: Picture) {
  decoded = { width, height }
  const file = new File([start, new Uint8Array(bytes - start.length)], 'photo.jpg', { type })
  return { file, result: shrinkImage(file, box) }
}
type Picture = typeof photo & { start?: string; box?: { width: number; height: number } }

it.each([
  ['featured_image', 4000, 3000, 2400, 1800],
  ['featured_image', 3000, 4000, 1800, 2400],
  ['featured_image', 1000, 800, 1000, 800],
  ['testimonial_image', 3000, 4000, 480, 640],
  ['content', 4000, 3000, 1344, 1008],
  ['content', 1344, 6000, 1344, 6000],
] as const)(
  'shrinkImage converts a JPEG for %s from %d × %d px to a WebP of %d × %d px',
  async (use, width, height, smallerWidth, smallerHeight) => {
    const image = await shrink({ ...photo, width, height, box: pictureBoxes[use] }).result
    expect(image).toMatchObject({ width: smallerWidth, height: smallerHeight })
    expect(canvasSize).toEqual({ width: smallerWidth, height: smallerHeight })
    expect(image?.file).toMatchObject({ type: 'image/webp', size: encodedBytes, name: '' })
    expect(close).toHaveBeenCalledOnce()
  },
)

it('shrinkImage prefers AVIF to WebP if the browser can encode AVIF', async () => {
  encodable.push('image/avif')
  expect((await shrink(photo).result)?.file.type).toBe('image/avif')
})

it('shrinkImage returns a JPEG for a JPEG if the browser can encode neither AVIF nor WebP', async () => {
  encodable = ['image/jpeg']
  expect((await shrink(photo).result)?.file.type).toBe('image/jpeg')
})

it('shrinkImage returns undefined if the browser cannot decode the file', async () => {
  decoded = undefined
  expect(await shrinkImage(new File(['text'], 'a.png', { type: 'image/png' }), pictureBoxes.content)).toBe(
    undefined,
  )
})

const unchanged: Record<string, () => Picture> = {
  'the result is not smaller than the file': () => {
    encodedBytes = photo.bytes
    return photo
  },
  'the browser can encode neither AVIF nor WebP, and the file is a PNG': () => {
    encodable = ['image/jpeg']
    return { ...photo, type: 'image/png' }
  },
  'the conversion fails': () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    vi.stubGlobal('OffscreenCanvas', undefined)
    return photo
  },
  'the file is a WebP that fits into the box': () => ({
    ...photo,
    type: 'image/webp',
    width: 2400,
    height: 1800,
  }),
  'the file fits into the box and has 100 KiB': () => ({
    ...photo,
    bytes: 100 * 1024,
    width: 2400,
    height: 1800,
  }),
  'the file is a GIF': () => ({ ...photo, type: 'image/gif', start: 'GIF89a' }),
  'the file is an animated WebP': () => ({
    ...photo,
    type: 'image/webp',
    start: 'RIFF....WEBPVP8X\n\0\0\0........ANIM\x06\0\0\0',
  }),
  'the file is an animated PNG': () => ({
    ...photo,
    type: 'image/png',
    start: '.PNG....\0\0\0\rIHDR.................\0\0\0\x08acTL',
  }),
  'the file is an animated AVIF': () => ({ ...photo, type: 'image/avif', start: '\0\0\0\x2cftypavis' }),
}

it.each(Object.entries(unchanged))(
  'shrinkImage returns the unchanged file with its width and height if %s',
  async (_, prepare) => {
    const picture = prepare()
    const { file, result } = shrink(picture)
    const image = await result
    expect(image).toEqual({ file, width: picture.width, height: picture.height })
    expect(image?.file).toBe(file)
    expect(close).toHaveBeenCalledOnce()
  },
)

it('shrinkImage converts a small JPEG that does not fit, and a larger one that fits', async () => {
  const wide = { ...photo, bytes: 100 * 1024, width: 2401, height: 1800 }
  const heavy = { ...photo, bytes: 100 * 1024 + 1, width: 2400, height: 1800 }
  for (const picture of [wide, heavy]) {
    expect((await shrink(picture).result)?.file.type).toBe('image/webp')
  }
})
