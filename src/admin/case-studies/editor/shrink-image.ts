/** The largest size of a picture in pixels. */
export interface PictureBox {
  width: number
  height: number
}

/** Twice the size in CSS pixels at which the public site shows a picture. */
export const pictureBoxes = {
  featured_image: { width: 2400, height: 2400 },
  testimonial_image: { width: 640, height: 640 },
  content: { width: 1344, height: Infinity },
} satisfies Record<string, PictureBox>

interface SizedImage {
  file: File
  width: number
  height: number
}

const MODERN_TYPES = ['image/avif', 'image/webp']
const QUALITY = 0.85

/** Converting a small file would save little, and the edges of a logo would get less sharp. */
const SMALL_FILE_BYTES = 100 * 1024

/**
 * Makes a picture fit into a box and converts it to AVIF or WebP, or a JPEG to a JPEG if the browser can encode neither.
 * The converted file has no metadata, such as the place where a photo was taken.
 * @returns the unchanged file if a conversion gains nothing or fails, undefined if the browser cannot decode the file
 */
export async function shrinkImage(file: File, box: PictureBox): Promise<SizedImage | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const scale = Math.min(1, box.width / width, box.height / height)
  const isGoodAlready = scale === 1 && (MODERN_TYPES.includes(file.type) || file.size <= SMALL_FILE_BYTES)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  // A canvas would keep only the first frame of an animation.
  if (isGoodAlready || file.type === 'image/gif') return { file, width, height }
  try {
    const blob = await encode(bitmap, size, file.type)
    // The file name is empty, so that `uploadImage` takes the file extension from the new type.
    if (blob && blob.size < file.size) return { file: new File([blob], '', { type: blob.type }), ...size }
  } catch (error) {
    console.warn('Could not convert the picture', error)
  }
  return { file, width, height }
}

async function encode(
  bitmap: ImageBitmap,
  { width, height }: Omit<SizedImage, 'file'>,
  originalType: string,
): Promise<Blob | undefined> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const jpeg = 'image/jpeg'
  for (const type of originalType === jpeg ? [...MODERN_TYPES, jpeg] : MODERN_TYPES) {
    const blob = await canvas.convertToBlob({ type, quality: QUALITY })
    // A browser that cannot encode `type` makes a PNG without an error.
    if (blob.type === type) return blob
  }
  return undefined
}

/** Loads a picture of another server. Rejects if the server does not allow it (CORS). */
export async function loadPicture(url: string): Promise<File> {
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src: url })
  await image.decode()
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight)
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const blob = await canvas.convertToBlob()
  return new File([blob], '', { type: blob.type })
}
