/** What the bucket takes (D25): file types with the extension of files that come without a usable one. */
const types: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
}

/** For the picker's `accept`. */
export const imageTypes = Object.keys(types).join(',')

/** Spec 9. */
export const MAX_IMAGE_BYTES = 5 * 2 ** 20

/** Why a picture may not be uploaded (spec 5), undefined if it may. */
export function imageFault({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | undefined {
  if (!Object.hasOwn(types, type)) return 'type'
  return size > MAX_IMAGE_BYTES ? 'size' : undefined
}

/** A unique name in the bucket: time, random part, original extension (spec 5). */
export function imageName({ name, type }: Pick<File, 'name' | 'type'>): string {
  const [, extension = types[type]] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? []
  return `${Date.now()}-${crypto.randomUUID().slice(0, 8)}.${extension?.toLowerCase()}`
}

const https = /^https:\/\/[^\s/?#@\\]+([/?#]\S*)?$/
const ours =
  /^(http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)?\/storage\/v1\/object\/public\/case-studies\/[\w-][\w.-]*$/

/** Whether a picture may come from an address: any https one, or our own bucket; the table checks the same (D35). */
export function isImageAddress(address: string): boolean {
  return https.test(address) || ours.test(address)
}
