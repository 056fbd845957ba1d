/** The types that the bucket accepts (D25). */
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

/** Spec 5, such as `1763791200000-1a2b3c4d.png`. */
export function imageName({ name, type }: Pick<File, 'name' | 'type'>): string {
  const [, extension = extensions[type]] = /\.([a-z0-9]{1,5})$/i.exec(name) ?? []
  return `${Date.now()}-${crypto.randomUUID().slice(0, 8)}.${extension?.toLowerCase()}`
}

const bucketFile =
  /^((https:\/\/[\w.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?)?\/storage\/v1\/object\/public\/case-studies\/[\w-][\w.-]*$/
const siteFile = /^\/(?!storage\/)([\w-][\w.-]*\/)*[\w-][\w.-]*$/

/**
 * A file of the bucket or of the site (D35). The table `case_studies` has the same rule. The content security policy
 * blocks a bucket of the same name on another host.
 */
export const isImageUrl = (url: string): boolean => bucketFile.test(url) || siteFile.test(url)
