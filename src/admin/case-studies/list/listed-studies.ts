import type { DeletedVersion } from '@/features/case-studies/api/case-study-history'
import type { ListedVersion } from '@/features/case-studies/api/case-study-repository'
import { languages } from '@/i18n/languages'

import { translationMarks, type TranslationMark } from '../translations/translation-marks'

export interface ListedStudy {
  slug: string
  /** The title of the first version in the display order of the languages. */
  title: string
  versions: Partial<Record<string, ListedVersion>>
  searchedTexts: string[]
}

/**
 * Sorts the studies by their oldest version, newest first, so that a study keeps its place if a version is added.
 * @param rows newest first (spec 7 row 7)
 */
export function groupBySlug(rows: readonly ListedVersion[]): ListedStudy[] {
  const studies = new Map<string, ListedStudy['versions']>()
  for (const row of rows.toReversed()) {
    studies.set(row.slug, { ...studies.get(row.slug), [row.language]: row })
  }
  return [...studies].reverse().map(([slug, versions]) => {
    const stored = languages.flatMap((language) => versions[language] ?? [])
    const searchedTexts = [slug, ...stored.flatMap(({ title, client_name }) => [title, client_name])]
    return { slug, title: stored[0]?.title ?? slug, versions, searchedTexts }
  })
}

export const listFilters = {
  all: { label: 'All', shows: () => true },
  drafts: {
    label: 'Drafts',
    shows: ({ versions }) => languages.some((language) => versions[language]?.published === false),
  },
  missing: {
    label: 'Missing',
    shows: ({ versions }) => languages.some((language) => !versions[language]),
  },
  outdated: { label: 'English changed', shows: (study) => hasMark(study, 'outdated') },
  unread: { label: 'Not read', shows: (study) => hasMark(study, 'unread') },
} satisfies Record<string, { label: string; shows: (study: ListedStudy) => boolean }>

const hasMark = ({ versions }: ListedStudy, mark: TranslationMark) =>
  languages.some((language) => translationMarks(versions[language], versions.en).includes(mark))

export interface DeletedStudy {
  /** Ids in `case_study_history`. */
  ids: number[]
  slug: string
  title: string
  languages: string[]
  deletedAt: string
}

/**
 * Groups deleted versions by study and time of deletion. Leaves out versions that exist again or were deleted again.
 * @param versions newest first
 */
export function groupDeleted(
  versions: readonly DeletedVersion[],
  existing: readonly ListedStudy[],
): DeletedStudy[] {
  const seen = new Set(
    existing.flatMap((study) => Object.keys(study.versions).map((code) => `${study.slug} ${code}`)),
  )
  const groups = new Map<string, DeletedVersion[]>()
  for (const version of versions) {
    const { slug, language, replaced_at } = version
    const name = `${slug} ${language}`
    if (seen.has(name)) continue
    seen.add(name)
    const key = `${slug} ${replaced_at}`
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
