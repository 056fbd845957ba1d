import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { loadPicture, pictureBoxes, shrinkImage } from './shrink-image'

const photo = { type: 'image/jpeg', bytes: 12 * 2 ** 20, width: 4000, height: 3000 }

/** The types that `FakeCanvas` can encode. For another type, it makes a PNG, as browsers do. */
let encodable: string[]
let encodedBytes: number
let drawnArea: number[]

class FakeCanvas {
  width: number
  height: number
  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }
  getContext = () => ({ drawImage: (_: unknown, ...area: number[]) => (drawnArea = area) })
  convertToBlob = async ({ type = 'image/png' } = {}) =>
    new Blob([new Uint8Array(encodedBytes)], { type: encodable.includes(type) ? type : 'image/png' })
}

beforeEach(() => {
  encodable = ['image/webp', 'image/jpeg']
  encodedBytes = 1000
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function shrink(
  { start = '', ...changes }: Partial<typeof photo> & { start?: string },
  box: keyof typeof pictureBoxes = 'featured_image',
) {
  const { type, bytes, width, height } = { ...photo, ...changes }
  // A camera stores a photo on its side, with the way to turn it.
  vi.stubGlobal('createImageBitmap', async (_: File, { imageOrientation }: ImageBitmapOptions) => {
    const size = imageOrientation === 'from-image' ? { width, height } : { width: height, height: width }
    return { ...size, close: () => undefined }
  })
  const file = new File(
    [Uint8Array.from(start, (char) => char.charCodeAt(0)), new Uint8Array(bytes)],
    'photo.jpg',
    {
      type,
    },
  )
  const image = await shrinkImage(file, pictureBoxes[box])
  return { image, isUnchanged: image?.file === file && image.width === width && image.height === height }
}

it.each([
  ['featured_image', 4000, 3000, 2400, 1800],
  ['featured_image', 3000, 4000, 1800, 2400],
  ['testimonial_image', 3000, 4000, 480, 640],
  ['content', 4000, 3000, 1344, 1008],
  ['content', 1344, 6000, 1344, 6000],
  ['content', 1344, 32_766, 672, 16_383],
  ['content', 1080, 40_000, 442, 16_383],
  ['featured_image', 1, 30_000, 1, 2400],
  ['featured_image', 300, 200, 300, 200],
] as const)(
  'a JPEG for %s with %d × %d px becomes a WebP with %d × %d px',
  async (box, width, height, smallerWidth, smallerHeight) => {
    const { image } = await shrink({ width, height }, box)
    expect(image).toMatchObject({ width: smallerWidth, height: smallerHeight })
    expect(drawnArea).toEqual([0, 0, smallerWidth, smallerHeight])
    expect(image?.file).toMatchObject({ type: 'image/webp', size: encodedBytes, name: '' })
  },
)

it('if the browser cannot encode WebP, a JPEG becomes a smaller JPEG', async () => {
  encodable = ['image/jpeg']
  expect((await shrink({})).image?.file.type).toBe('image/jpeg')
})

it.each([
  ['a small JPEG', { bytes: 1, width: 10, height: 10 }, 'image/webp'],
  ['a WebP', { type: 'image/webp' }, 'image/webp'],
  ['a large PNG', { type: 'image/png' }, 'image/webp'],
  ['a PNG of 100 KiB, such as a logo,', { type: 'image/png', bytes: 100 * 1024 }, 'image/png'],
])('%s is converted, so that its metadata is removed', async (_, changes, type) => {
  const { image, isUnchanged } = await shrink(changes)
  expect(isUnchanged).toBe(false)
  expect(image?.file).toMatchObject({ type, size: encodedBytes })
})

it('a GIF stays unchanged', async () => {
  expect((await shrink({ type: 'image/gif' })).isUnchanged).toBe(true)
})

const webp = (flags: string) => `RIFF\0\0\0\0WEBPVP8X\n\0\0\0${flags}`

it.each([
  ['an animated PNG', 'image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\bacTL\0\0\0\0IDAT', true],
  ['a PNG with a late text', 'image/png', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\0IDAT acTL', false],
  ['an animated WebP', 'image/webp', webp('\x12'), true],
  ['a WebP with transparency', 'image/webp', webp('\x10'), false],
  ['an animated AVIF', 'image/avif', '\0\0\0\x20ftypavis', true],
  ['an AVIF', 'image/avif', '\0\0\0\x20ftypavif', false],
])('%s stays unchanged: %s %j %s', async (_, type, start, isKept) => {
  expect((await shrink({ type, start })).isUnchanged).toBe(isKept)
})

it('a file that the browser cannot decode is refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  const file = new File(['text'], 'a.png', { type: 'image/png' })
  expect(await shrinkImage(file, pictureBoxes.content)).toBeUndefined()
})

it('a picture of another server is loaded in a way that allows its copy', async () => {
  const decode = vi.fn<(this: HTMLImageElement) => Promise<void>>(async function decode() {
    expect(this).toMatchObject({ crossOrigin: 'anonymous', src: 'https://a.example/b.png' })
  })
  HTMLImageElement.prototype.decode = decode
  expect(await loadPicture('https://a.example/b.png')).toMatchObject({
    type: 'image/png',
    size: encodedBytes,
  })
  expect(decode).toHaveBeenCalledOnce()
})
