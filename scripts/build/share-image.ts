import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/**
 * Converts a featured picture to a JPEG of the given size, because not all crawlers read AVIF and WebP.
 * @returns the image of the site if the picture cannot be read
 */
export async function shareImage(picture: URL, size: { width: number; height: number }): Promise<Uint8Array> {
  try {
    const response = await fetch(picture)
    if (!response.ok) throw new Error(`The response has the status ${response.status}`)
    return await sharp(await response.arrayBuffer())
      .autoOrient()
      .resize(size)
      .flatten({ background: 'white' })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer()
  } catch (error) {
    console.warn(`Could not convert ${picture.href} for shared links`, error)
    return readFile('public/og-image.jpg')
  }
}
