import type { DeletedVersion } from '@/features/case-studies/api/case-study-history'
import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { defaultLanguage, languages } from '@/i18n/languages'

import { isOutdated } from '../editor/study-values'

export interface ListedStudy {
  slug: string
  /** The title of the first version in the display order of the languages. */
  title: string
  versions: Partial<Record<string, ListedVersion>>
}

/**
 * Sorts the studies by the date of their oldest version, so that a study keeps its place if a version is added. The
 * newest study is first.
 * @param rows newest first (spec 7 row 7)
 */
export function groupBySlug(rows: readonly ListedVersion[]): ListedStudy[] {
  const studies = new Map<string, ListedStudy['versions']>()
  for (const row of rows.toReversed()) {
    studies.set(row.slug, { ...studies.get(row.slug), [row.language]: row })
  }
  return [...studies].reverse().map(([slug, versions]) => ({
    slug,
    title: languages.map((language) => versions[language]?.title).find(Boolean) ?? slug,
    versions,
  }))
}

export const isPublic = ({ versions }: ListedStudy): boolean =>
  Object.values(versions).some((version) => version?.published)

/** When a version of the study was last saved. */
export const changedAt = ({ versions }: ListedStudy): string =>
  Object.values(versions)
    .map((version) => version?.updated_at ?? '')
    .reduce((last, time) => (time > last ? time : last), '')

/** Such as `Published · Draft: SK · Not read: DE`. */
export function stateOf({ versions }: ListedStudy): string {
  const stored = languages.flatMap((language) => versions[language] ?? [])
  const drafts = stored.filter(({ published }) => !published)
  const isDraft = drafts.length === stored.length
  const details = Object.entries({
    Draft: isDraft ? [] : drafts,
    'Not read': stored.filter(({ unread }) => unread),
    'English changed': stored.filter((version) => isOutdated(version, versions.en)),
  })
  const named = details.flatMap(([state, found]) => (found.length > 0 ? `${state}: ${codesOf(found)}` : []))
  return [isDraft ? 'Draft' : 'Published', ...named].join(' · ')
}

/** In display order, such as `SK, DE`. */
export const codesOf = (versions: readonly { language: string }[]): string =>
  languages
    .filter((code) => versions.some(({ language }) => language === code))
    .join(', ')
    .toUpperCase()

export interface DeletedStudy {
  /** The English title if there is one. */
  title: string
  deletedAt: string
  versions: DeletedVersion[]
}

/**
 * Groups versions of a study that were deleted at the same time. Leaves out a version that exists again or was deleted
 * again.
 * @param deleted newest first
 */
export function groupDeleted(
  deleted: readonly DeletedVersion[],
  existing: readonly Pick<ListedVersion, 'slug' | 'language'>[],
): DeletedStudy[] {
  const seen = new Set(existing.map(({ slug, language }) => `${slug} ${language}`))
  const studies = new Map<string, DeletedStudy>()
  for (const version of deleted) {
    const { slug, language, title, replaced_at: deletedAt } = version
    if (seen.has(`${slug} ${language}`)) continue
    seen.add(`${slug} ${language}`)
    const study = studies.get(`${slug} ${deletedAt}`) ?? { title, deletedAt, versions: [] }
    if (language === defaultLanguage) study.title = title
    study.versions.push(version)
    studies.set(`${slug} ${deletedAt}`, study)
  }
  return [...studies.values()]
}
