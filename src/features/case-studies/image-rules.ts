/** The types that the bucket accepts (D25), with the extension for a file whose name has none. */
const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

export const imageTypes = Object.keys(extensions).join(',')

/** Spec 9. The bucket has the same limit. */
export const MAX_IMAGE_BYTES = 5 * 2 ** 20

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

/** An https URL without a user name, or one in our bucket (D35). The table has check constraints with the same rules. */
export function isImageUrl(url: string): boolean {
  return https.test(url) || ownBucket.test(url)
}
