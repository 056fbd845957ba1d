import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'

export interface ListedStudy {
  slug: string
  /** English title, otherwise the title in the first language in display order that has a version. */
  title: string
  versions: Partial<Record<string, ListedVersion>>
  searchedTexts: string[]
}

/** Groups versions by study. Returns the studies in the order of their first rows (spec 7 row 7). */
export function groupBySlug(rows: readonly ListedVersion[]): ListedStudy[] {
  const studies = new Map<string, ListedStudy['versions']>()
  for (const row of rows) studies.set(row.slug, { ...studies.get(row.slug), [row.language]: row })
  return [...studies].map(([slug, versions]) => {
    const first = languages.map((language) => versions[language]).find(Boolean)
    const texts = Object.values(versions).flatMap((row) => (row ? [row.title, row.client_name] : []))
    return { slug, title: first?.title ?? slug, versions, searchedTexts: [slug, ...texts] }
  })
}
