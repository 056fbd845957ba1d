/** Key: MIME type that the bucket accepts (D25). Value: extension for a file whose name has no valid extension. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

export const imageTypes = Object.keys(extensions).join(',')

/** Maximum size of an image (spec 9). The bucket has the same limit. */
export const MAX_IMAGE_BYTES = 5 * 2 ** 20

/** Returns `type` or `size` if the file's MIME type or size is not allowed (spec 5), otherwise undefined. */
export function imageError({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!Object.hasOwn(extensions, type)) return 'type'
  return size > MAX_IMAGE_BYTES ? 'size' : undefined
}

/** Returns a unique name for the bucket (spec 5), such as `1763791200000-1a2b3c4d.png`. */
export function imageName({ name, type }: Pick<File, 'name' | 'type'>): string {
  const [, extension = extensions[type]] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? []
  return `${Date.now()}-${crypto.randomUUID().slice(0, 8)}.${extension?.toLowerCase()}`
}

const https = /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/
const ownBucket =
  /^(http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)?\/storage\/v1\/object\/public\/case-studies\/[\w-][\w.-]*$/

/**
 * Returns whether a URL may be used for an image (D35). An https URL must not contain a user name. An http URL must
 * point to the bucket `case-studies` on `localhost` or `127.0.0.1`. A path must point to that bucket. Other URLs are
 * not allowed. The table `case_studies` has check constraints with the same rules.
 */
export function isImageUrl(url: string): boolean {
  return https.test(url) || ownBucket.test(url)
}
