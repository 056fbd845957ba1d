import type { Place } from '@/i18n/href'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'

/** The address of a case study or an offer. */
export interface DetailPlace extends Place {
  /** Language whose address counts as the original (D16). */
  canonicalLanguage: Language
  /** Time of the last change where the database knows it. */
  modifiedAt?: string
}

/**
 * Every case study and offer that visitors can open now, in every language that shows it: a study in its own versions
 * and, where one is missing, in English; an offer everywhere.
 * @throws PostgrestError when the backend refuses or cannot be reached
 */
export async function detailPlaces(): Promise<DetailPlace[]> {
  const [{ listPublishedVersions }, { listOffers }] = await Promise.all([
    import('@/features/case-studies/api/list-published-versions'),
    import('@/features/offers/api/list-offers'),
  ])
  const [versions, offers] = await Promise.all([
    listPublishedVersions(),
    listOffers(new AbortController().signal),
  ])
  const ofStudies = new Map(versions.map((version) => [`${version.language} ${version.slug}`, version]))
  const slugs = new Set(versions.map(({ slug }) => slug))
  return [
    ...[...slugs].flatMap((slug) =>
      languages.flatMap((language): DetailPlace[] => {
        const own = ofStudies.get(`${language} ${slug}`)
        const shown = own ?? ofStudies.get(`${defaultLanguage} ${slug}`)
        if (!shown) return []
        const canonicalLanguage = own ? language : defaultLanguage
        const modifiedAt = shown.updated_at
        return [{ language, page: 'case-study', params: { slug }, canonicalLanguage, modifiedAt }]
      }),
    ),
    ...offers.flatMap(({ id }) =>
      languages.map((language): DetailPlace => {
        const params = { id: String(id) }
        return { language, page: 'it-project', params, canonicalLanguage: language }
      }),
    ),
  ]
}
