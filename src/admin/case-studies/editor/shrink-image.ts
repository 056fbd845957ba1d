/** The largest size of a picture in pixels. A picture that cannot be converted, such as a GIF, may be larger. */
export interface PictureBox {
  width: number
  height: number
}

/**
 * At least twice the size in CSS pixels at which the public site shows a picture, because many screens have two pixels
 * per CSS pixel. The banner is up to 1136 CSS pixels wide, the text column 672 and the portrait 64.
 */
export const pictureBoxes = {
  featured_image: { width: 2400, height: 2400 },
  testimonial_image: { width: 640, height: 640 },
  content: { width: 1344, height: Infinity },
} satisfies Record<string, PictureBox>

/** A picture file. `width` and `height` are in pixels, after the rotation that the file's metadata demands. */
export interface SizedImage {
  file: File
  width: number
  height: number
}

const MODERN_TYPES = ['image/avif', 'image/webp']
const QUALITY = 0.85

/**
 * A file up to this size is not converted if the picture fits into its box. The conversion would save little, and the
 * edges of a logo would get less sharp.
 */
const SMALL_FILE_BYTES = 100 * 1024

/**
 * Byte sequences near the start of an animated file: GIF (every GIF counts as animated), WebP, PNG and AVIF. Such a
 * file is not converted, because a canvas keeps only the first frame.
 */
const animationMarks = ['GIF8', 'ANIM\x06\0\0\0', '\0\0\0\x08acTL', 'ftypavis']
const MARK_RANGE = 64 * 1024

/**
 * Makes a picture fit into a box and converts it to AVIF or, if the browser cannot encode AVIF, to WebP. A browser that
 * cannot encode WebP either converts only a JPEG, to a JPEG. The converted file is turned upright and has no metadata,
 * such as the place where a photo was taken.
 * @returns the converted file. Undefined if the browser cannot decode the file. Returns the unchanged file in these
 * cases:
 * - The picture is animated.
 * - The picture fits into the box, and the file is small.
 * - The picture fits into the box, and the file is already AVIF or WebP.
 * - The conversion fails, or the converted file is not smaller.
 */
export async function shrinkImage(file: File, box: PictureBox): Promise<SizedImage | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  const { width, height } = bitmap
  const scale = Math.min(1, box.width / width, box.height / height)
  const isGoodAlready = scale === 1 && (MODERN_TYPES.includes(file.type) || file.size <= SMALL_FILE_BYTES)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  try {
    if (isGoodAlready || (await isAnimated(file))) return { file, width, height }
    const blob = await encode(bitmap, size, file.type)
    if (!blob || blob.size >= file.size) return { file, width, height }
    // The file name is empty, so that `uploadImage` takes the file extension from the new type.
    return { file: new File([blob], '', { type: blob.type }), ...size }
  } catch (error) {
    console.warn('Could not convert the picture', error)
    return { file, width, height }
  } finally {
    bitmap.close()
  }
}

async function isAnimated(file: File): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, MARK_RANGE).arrayBuffer())
  return animationMarks.some((mark) => start.includes(mark))
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
  const jpeg = 'image/jpeg'
  for (const type of originalType === jpeg ? [...MODERN_TYPES, jpeg] : MODERN_TYPES) {
    const blob = await canvas.convertToBlob({ type, quality: QUALITY })
    // A browser that cannot encode `type` makes a PNG without an error, so `blob.type` must be checked.
    if (blob.type === type) return blob
  }
  return undefined
}
