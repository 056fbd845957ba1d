import type { PageMatch } from '@/i18n/href'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'

export interface DetailPage extends PageMatch {
  canonicalLanguage: Language
  /** Time of the last change, for the sitemap. Absent for offers. */
  modifiedAt?: string
  /** URL of the featured picture of a case study. */
  picture?: string | null
}

/**
 * Returns the pages of all published versions and active offers. A study has a page in each language in which a version
 * is published. If the English version is published, the pages in the remaining languages show the English version. An
 * offer has a page in every language.
 * @throws PostgrestError if the backend returns an error, or the error of `fetch` if it does not respond
 */
export async function listDetailPages(): Promise<DetailPage[]> {
  const [{ listPublishedVersions }, { listOfferIds }] = await Promise.all([
    import('@/features/case-studies/api/list-studies'),
    import('@/features/offers/api/get-offer'),
  ])
  const [versions, offerIds] = await Promise.all([listPublishedVersions(), listOfferIds()])
  const versionByKey = new Map(versions.map((version) => [`${version.language} ${version.slug}`, version]))
  const slugs = new Set(versions.map(({ slug }) => slug))
  return [
    ...[...slugs].flatMap((slug) =>
      languages.flatMap((language): DetailPage[] => {
        const own = versionByKey.get(`${language} ${slug}`)
        const shown = own ?? versionByKey.get(`${defaultLanguage} ${slug}`)
        if (!shown) return []
        const canonicalLanguage = own ? language : defaultLanguage
        const { updated_at: modifiedAt, featured_image: picture } = shown
        return [{ language, page: 'case-study', params: { slug }, canonicalLanguage, modifiedAt, picture }]
      }),
    ),
    ...offerIds.flatMap((id) =>
      languages.map((language): DetailPage => {
        const params = { id: String(id) }
        return { language, page: 'it-project', params, canonicalLanguage: language }
      }),
    ),
  ]
}
