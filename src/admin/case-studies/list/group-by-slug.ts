import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'

/** A study as the admin list shows it. */
export interface ListedStudy {
  slug: string
  /** Title of the English version, otherwise of the first version in the order of the languages. */
  title: string
  versions: Partial<Record<string, ListedVersion>>
  /** The texts that a search looks through: slug, titles and clients of all versions. */
  searched: string[]
}

/** Groups versions by study. Studies keep the order in which their first version comes (spec 7 row 7). */
export function groupBySlug(rows: readonly ListedVersion[]): ListedStudy[] {
  const studies = new Map<string, ListedStudy['versions']>()
  for (const row of rows) studies.set(row.slug, { ...studies.get(row.slug), [row.language]: row })
  return [...studies].map(([slug, versions]) => {
    const first = languages.map((language) => versions[language]).find(Boolean)
    const searched = Object.values(versions).flatMap((row) => (row ? [row.title, row.client_name] : []))
    return { slug, title: first?.title ?? slug, versions, searched: [slug, ...searched] }
  })
}
