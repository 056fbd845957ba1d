/** The largest size of a picture in pixels. */
export interface PictureBox {
  width: number
  height: number
}

/** A WebP cannot be higher or wider. An encoder would cut the rest off. */
const MAX_SIDE = 16_383

/** At least twice the size in CSS pixels at which the public site shows a picture. */
export const pictureBoxes = {
  featured_image: { width: 2400, height: 2400 },
  testimonial_image: { width: 640, height: 640 },
  content: { width: 1344, height: MAX_SIDE },
} satisfies Record<string, PictureBox>

const QUALITY = 0.85

/** A PNG up to this size, such as a logo, stays a PNG, because its edges would be less sharp in a WebP. */
const SHARP_PNG_BYTES = 100 * 1024

/**
 * Makes a picture fit into a box and converts it, so that the file has no metadata, such as the place where a photo was
 * taken. A GIF or another animation stays unchanged, because a canvas would keep only its first frame.
 * @returns undefined if the browser cannot decode the file
 */
export async function shrinkImage(file: File, box: PictureBox) {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  if (file.type === 'image/gif' || (await isAnimated(file))) return { file, width, height }
  const scale = Math.min(1, box.width / width, box.height / height)
  const canvas = draw(bitmap, width * scale, height * scale)
  // A photo of 50 megapixels takes 200 MB of memory.
  bitmap.close()
  const blob = await encode(canvas, file)
  // The file name is empty, so that `uploadImage` takes the file extension from the new type.
  return { file: new File([blob], '', blob), width: canvas.width, height: canvas.height }
}

/** An animated PNG has a chunk `acTL` before its pixels, a WebP a flag, and an AVIF a brand of its own. */
async function isAnimated(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 64 * 1024).arrayBuffer())
  const pixels = start.indexOf('IDAT')
  if (start.startsWith('PNG', 1)) return start.slice(0, pixels < 0 ? undefined : pixels).includes('acTL')
  if (start.startsWith('RIFF')) return start.startsWith('WEBPVP8X', 8) && (start.charCodeAt(20) & 2) !== 0
  return start.startsWith('ftypavis', 4)
}

function draw(image: ImageBitmap | HTMLImageElement, width: number, height: number): OffscreenCanvas {
  // The side of a very narrow picture would become 0.
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width)), Math.max(1, Math.round(height)))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser cannot draw a picture')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas
}

async function encode(canvas: OffscreenCanvas, { type, size }: File): Promise<Blob> {
  if (type === 'image/png' && size <= SHARP_PNG_BYTES) return canvas.convertToBlob()
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
  // A browser that cannot encode WebP makes a PNG without an error.
  const isPng = blob.type === 'image/png'
  return isPng && type === 'image/jpeg' ? canvas.convertToBlob({ type, quality: QUALITY }) : blob
}

/** Loads a picture of another server. Rejects if the server does not allow it (CORS). */
export async function loadPicture(url: string): Promise<File> {
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src: url })
  await image.decode()
  const blob = await draw(image, image.naturalWidth, image.naturalHeight).convertToBlob()
  return new File([blob], '', blob)
}
