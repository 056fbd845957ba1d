import sharp from 'sharp'
import { expect, test } from 'vitest'

import { shareImage } from './prerender-plugin.ts'

test('the share image of a photo that was taken with a turned phone is upright', async () => {
  const rectangle = (background: string, width: number) => ({
    create: { width, height: 20, channels: 3, background } as const,
  })
  const photo = await sharp(rectangle('white', 40))
    .composite([{ input: rectangle('black', 20), gravity: 'west' }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const url = new URL(`data:image/jpeg;base64,${photo.toString('base64')}`)
  const image = await shareImage(url, { width: 20, height: 40 })
  const topRow = await sharp(image).extract({ left: 0, top: 0, width: 20, height: 1 }).raw().toBuffer()
  expect(Math.max(...topRow)).toBeLessThan(10)
})
