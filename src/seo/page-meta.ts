import { company } from '@/config/company'
import { env } from '@/config/env'
import { href, type PageParams } from '@/i18n/href'
import type { Language } from '@/i18n/languages'
import type { PageKey } from '@/routes'

export interface PageMeta {
  page: PageKey
  params?: PageParams
  /** Without the site name. */
  title: string
  description: string
  /** An absolute URL or a path on this site, by default the drawn image of the language. */
  image?: string | null
  type?: 'website' | 'article'
  /** By default the language of the page (D16). */
  canonicalLanguage?: Language
}

export const withSiteName = (title: string) => `${title} | ${company.brand}`

export function titleAndUrl(
  { page, params, title, canonicalLanguage }: PageMeta,
  language: Language,
): { title: string; url: string } {
  return {
    title: page === 'home' ? title : withSiteName(title),
    url: env.siteUrl + href(canonicalLanguage ?? language, page, params),
  }
}
