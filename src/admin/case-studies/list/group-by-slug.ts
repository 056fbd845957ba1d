import type { StudyVersion } from '@/features/case-studies/api/list-all-studies'
import { languages } from '@/i18n/languages'

/** A study with the language versions it has. */
export interface StudyGroup {
  slug: string
  /** Title of the English version, else of the first one in display order. */
  title: string
  versions: Partial<Record<string, StudyVersion>>
  /** What a search looks through: slug, titles and clients of all versions. */
  searched: string[]
}

/** Puts the versions of a study together; studies keep the order in which their first version comes (spec 7 row 7). */
export function groupBySlug(rows: readonly StudyVersion[]): StudyGroup[] {
  const studies = new Map<string, StudyGroup['versions']>()
  for (const row of rows) studies.set(row.slug, { ...studies.get(row.slug), [row.language]: row })
  return [...studies].map(([slug, versions]) => {
    const first = languages.map((language) => versions[language]).find(Boolean)
    const searched = Object.values(versions).flatMap((row) => (row ? [row.title, row.client_name] : []))
    return { slug, title: first?.title ?? slug, versions, searched: [slug, ...searched] }
  })
}
