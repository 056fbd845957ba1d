import type { DeletedVersion } from '@/features/case-studies/api/case-study-history'
import { languages } from '@/i18n/languages'

import type { ListedStudy } from './group-by-slug'

/** Versions of one study that were deleted at the same time. */
export interface DeletedStudy {
  /** Ids of the versions in `case_study_history`. */
  ids: number[]
  slug: string
  title: string
  languages: string[]
  deletedAt: string
}

/**
 * Groups deleted versions by study and time of deletion. Leaves out versions that exist again. If a version was deleted
 * several times, returns only the last deletion.
 * @param versions deleted versions, newest first
 */
export function groupDeleted(
  versions: readonly DeletedVersion[],
  existing: readonly ListedStudy[],
): DeletedStudy[] {
  const seen = new Set(
    existing.flatMap(({ slug, versions: stored }) => Object.keys(stored).map((code) => `${slug} ${code}`)),
  )
  const groups = new Map<string, DeletedVersion[]>()
  for (const version of versions) {
    const name = `${version.slug} ${version.language}`
    if (seen.has(name)) continue
    seen.add(name)
    const key = `${version.slug} ${version.replaced_at}`
    groups.set(key, [...(groups.get(key) ?? []), version])
  }
  return [...groups.values()].flatMap((group) => {
    const ordered = languages.flatMap((code) => group.filter(({ language }) => language === code))
    const [first] = ordered
    if (!first) return []
    return {
      ids: ordered.map(({ id }) => id),
      slug: first.slug,
      title: first.title,
      languages: ordered.map(({ language }) => language),
      deletedAt: first.replaced_at,
    }
  })
}
