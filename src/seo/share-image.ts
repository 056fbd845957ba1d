import { env } from '@/config/env'
import { defaultLanguage, type Language } from '@/i18n/languages'

/** In pixels, of the drawn images and of the JPEGs of `sharePath`. */
export const shareImageSize = { width: 1200, height: 630 }

type Picture = string | null | undefined

/** The path of the JPEG that the build makes of a picture in our bucket. Undefined for other pictures. */
export function sharePath(picture: string): string | undefined {
  const [, name] = /\/storage\/v1\/object\/public\/case-studies\/([\w.-]+)$/.exec(picture) ?? []
  return name && `/share/${name}.jpg`
}

/** Without a language code for English (spec 2). Drawn by `npm run brand-images`. */
export const drawnShareImage = (language: Language) =>
  language === defaultLanguage ? '/og-image.jpg' : `/og-image-${language}.jpg`

const absolute = (urlOrPath: string) => new URL(urlOrPath, `${env.siteUrl}/`).href

/** Returns the URL of the picture, by default of the drawn image. */
export const pictureUrl = (picture: Picture, language: Language) =>
  absolute(picture || drawnShareImage(language))

/** URL and size for `og:image`. The size of other files of the site is not known. */
export function shareImage(
  picture: Picture,
  language: Language,
): { url: string; width?: number; height?: number } {
  const path = picture ? sharePath(picture) : drawnShareImage(language)
  return path ? { url: absolute(path), ...shareImageSize } : { url: pictureUrl(picture, language) }
}
