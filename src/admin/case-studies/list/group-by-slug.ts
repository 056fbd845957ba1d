import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'

export interface ListedStudy {
  slug: string
  /** English title, otherwise the title in the first language in display order that has a version. */
  title: string
  versions: Partial<Record<string, ListedVersion>>
  searchedTexts: string[]
}

/**
 * Groups versions by study. Returns the studies in the order of their last rows. The rows are sorted newest first (spec 7
 * row 7), so a study keeps its place if a version is added to it.
 */
export function groupBySlug(rows: readonly ListedVersion[]): ListedStudy[] {
  const studies = new Map<string, ListedStudy['versions']>()
  for (const row of rows) {
    const versions = { ...studies.get(row.slug), [row.language]: row }
    // Deletes the key first, because `set` would keep its old place.
    studies.delete(row.slug)
    studies.set(row.slug, versions)
  }
  return [...studies].map(([slug, versions]) => {
    const first = languages.map((language) => versions[language]).find(Boolean)
    const texts = Object.values(versions).flatMap((row) => (row ? [row.title, row.client_name] : []))
    return { slug, title: first?.title ?? slug, versions, searchedTexts: [slug, ...texts] }
  })
}
