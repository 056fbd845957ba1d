import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'

export interface ListedStudy {
  slug: string
  /** English title. Without an English version, the title of the first version in display order of the languages. */
  title: string
  versions: Partial<Record<string, ListedVersion>>
  searchedTexts: string[]
}

/**
 * Groups versions by study. Sorts the studies by the creation time of their oldest version, newest first, so that a
 * study keeps its place in the list if a version is added.
 * @param rows versions, newest first (spec 7 row 7)
 */
export function groupBySlug(rows: readonly ListedVersion[]): ListedStudy[] {
  const studies = new Map<string, ListedStudy['versions']>()
  for (const row of rows) {
    const versions = { ...studies.get(row.slug), [row.language]: row }
    // The map must list a study at the place of its oldest version, which is the last one in `rows`. `Map.set` does not
    // move an existing key to the end, so the key is deleted first.
    studies.delete(row.slug)
    studies.set(row.slug, versions)
  }
  return [...studies].map(([slug, versions]) => {
    const first = languages.map((language) => versions[language]).find(Boolean)
    const texts = Object.values(versions).flatMap((row) => (row ? [row.title, row.client_name] : []))
    return { slug, title: first?.title ?? slug, versions, searchedTexts: [slug, ...texts] }
  })
}
