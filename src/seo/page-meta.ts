import { company } from '@/config/company'
import { env } from '@/config/env'
import { href, type PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import type { PageKey } from '@/routes'

export interface PageMeta {
  page: PageKey
  params?: PageParams
  /** Title without the site name. `titleAndUrl` adds the site name, except on the home page. */
  title: string
  description: string
  /** Share image: an absolute URL or a path on this site. By default, the image of the site. */
  image?: string | null
  type?: 'website' | 'article'
  /** Language of the canonical URL, by default the language of the page (D16). */
  canonicalLanguage?: Language
}

export const withSiteName = (title: string) => `${title} | ${company.brand}`

/** Returns the title and the canonical URL of a page (spec 2). The title has the site name, except on the home page. */
export function titleAndUrl(
  { page, params, title, canonicalLanguage }: PageMeta,
  language: Language,
): { title: string; url: string } {
  return {
    title: page === 'home' ? title : withSiteName(title),
    url: env.siteUrl + href(canonicalLanguage ?? language, page, params),
  }
}

export const shareImageUrl = (image: string | null | undefined): string =>
  new URL(image || '/og-image.jpg', `${env.siteUrl}/`).href
