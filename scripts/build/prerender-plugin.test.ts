import sharp from 'sharp'
import { expect, test } from 'vitest'

import { shareImage } from './prerender-plugin.ts'

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
