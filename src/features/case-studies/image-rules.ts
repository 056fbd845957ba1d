/** MIME types that the bucket accepts (D25), with the extension for a file whose name has no usable one. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/** Value of the file picker's `accept`. */
export const imageTypes = Object.keys(extensions).join(',')

/** Spec 9. */
export const MAX_IMAGE_BYTES = 5 * 2 ** 20

/** Returns the rule that a file breaks (spec 5), or undefined if it may be uploaded. */
export function imageError({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!Object.hasOwn(extensions, type)) return 'type'
  return size > MAX_IMAGE_BYTES ? 'size' : undefined
}

/** Returns a unique name in the bucket: timestamp, random part, original extension (spec 5). */
export function imageName({ name, type }: Pick<File, 'name' | 'type'>): string {
  const [, extension = extensions[type]] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? []
  return `${Date.now()}-${crypto.randomUUID().slice(0, 8)}.${extension?.toLowerCase()}`
}

const https = /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/
const ownBucket =
  /^(http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)?\/storage\/v1\/object\/public\/case-studies\/[\w-][\w.-]*$/

/**
 * Returns whether a URL may be used for an image: any https URL, or the URL of a file in the bucket `case-studies`. Check
 * constraints of the table `case_studies` apply the same rule (D35).
 */
export function isImageUrl(url: string): boolean {
  return https.test(url) || ownBucket.test(url)
}
