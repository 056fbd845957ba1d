import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import { afterEach, expect, test, vi } from 'vitest'

import { onlyOnce, shareImage } from './prerender-plugin.ts'

test('the share image of a turned photo is upright, and white where the photo is transparent', async () => {
  const rectangle = (background: string, width: number) => ({
    create: { width, height: 20, channels: 4, background } as const,
  })
  const photo = await sharp(rectangle('transparent', 40))
    .composite([{ input: rectangle('black', 20), gravity: 'west' }])
    .withMetadata({ orientation: 6 })
    .webp()
    .toBuffer()
  const url = new URL(`data:image/webp;base64,${photo.toString('base64')}`)
  const image = await shareImage(url, { width: 20, height: 40 })
  const row = (top: number) => sharp(image).extract({ left: 0, top, width: 20, height: 1 }).raw().toBuffer()
  expect(Math.max(...(await row(0)))).toBeLessThan(10)
  expect(Math.min(...(await row(39)))).toBeGreaterThan(245)
})

afterEach(() => vi.unstubAllGlobals())

test.each<[string, typeof fetch]>([
  ['does not exist', async () => new Response(await readFile('public/og-image.jpg'), { status: 404 })],
  ['is not an image', () => Promise.resolve(new Response('<html>'))],
  [
    'does not arrive',
    (_, init) =>
      new Promise((_resolve, reject) =>
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
      ),
  ],
])('the share image of a picture that %s is the image of the site', async (_, respond) => {
  vi.stubGlobal('fetch', respond)
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const image = await shareImage(new URL('https://a.example/a.png'), { width: 20, height: 40 }, 1)
  expect(image).toEqual(await readFile('public/og-image.jpg'))
  expect(warn).toHaveBeenCalledOnce()
})

test('a build fails if two pages have one file', async () => {
  const write = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const writeOnce = onlyOnce(write)
  await writeOnce('en/about.html', 'a')
  await writeOnce('sk/about.html', 'b')
  await expect(writeOnce('en/about.html', 'c')).rejects.toThrow('Two pages have the file en/about.html')
  expect(write).toHaveBeenCalledTimes(2)
})
