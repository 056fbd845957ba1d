import { languages } from '@/i18n/languages'

import { translationMarks, type TranslationMark } from '../translations/translation-marks'
import type { ListedStudy } from './group-by-slug'

export const listFilters = ['all', 'drafts', 'missing', 'outdated', 'unread'] as const

export type ListFilter = (typeof listFilters)[number]

export const listFilterOf = (parameter: string | null): ListFilter =>
  listFilters.find((filter) => filter === parameter) ?? 'all'

const hasMark =
  (mark: TranslationMark) =>
  ({ versions }: ListedStudy) =>
    languages.some((language) => {
      const version = versions[language]
      return version !== undefined && translationMarks(version, versions.en).includes(mark)
    })

export const isListed: Record<ListFilter, (study: ListedStudy) => boolean> = {
  all: () => true,
  drafts: ({ versions }) => languages.some((language) => versions[language]?.published === false),
  missing: ({ versions }) => languages.some((language) => !versions[language]),
  outdated: hasMark('outdated'),
  unread: hasMark('unread'),
}
