import { caseStudyFields } from '@contracts/case-study'
import * as z from 'zod/mini'

import { languages } from '@/i18n/languages'

import { changedLanguages, valuesOf, type StudyValues, type StoredVersions } from './study-values'

/** Partial, because a draft lacks the fields that were added after it was saved. */
const texts = z.partialRecord(z.enum(caseStudyFields.map(({ name }) => name)), z.string())
const version = z.object({
  values: z.pipe(
    z.looseObject({ published: z.boolean() }),
    z.transform(({ published, ...rest }) => ({ ...valuesOf(undefined), ...texts.parse(rest), published })),
  ),
  /** The stored version that the user edited. Absent if the version was new. */
  base: z.optional(z.object({ id: z.string(), updated_at: z.string() })),
})
const draft = z.object({
  slug: z.nullable(z.string()),
  savedAt: z.number(),
  versions: z.partialRecord(z.enum(languages), version),
})

/** Unsaved text of a study in local storage (D34). Contains only the changed languages. */
export type Draft = z.output<typeof draft>

const PREFIX = 'case-study-draft:'
const keyOf = (slug: string | null) => PREFIX + (slug ?? '')

/**
 * Stores the form values of each language that differs from its stored version. Deletes the draft if no language
 * differs. Ignores errors of the storage.
 */
export function saveDraft(slug: string | null, values: StudyValues, versions: StoredVersions): void {
  const changed = changedLanguages(values, versions)
  if (changed.length === 0) return deleteDraft(slug)
  const entries = changed.map((language) => {
    const stored = versions[language]
    const base = stored && { id: stored.id, updated_at: stored.updated_at }
    return [language, { values: values[language], base }] as const
  })
  const saved = { slug, savedAt: Date.now(), versions: Object.fromEntries(entries) }
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(saved))
  } catch {
    // The form still contains the text.
  }
}

export function deleteDraft(slug: string | null): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // If storage is blocked, no draft was stored.
  }
}

/** Returns the stored drafts, newest first. Skips invalid entries. Returns none if storage is blocked. */
export function readDrafts(): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parse(localStorage.getItem(key) ?? ''))
      .sort((a, b) => b.savedAt - a.savedAt)
  } catch {
    return []
  }
}

function parse(text: string): Draft[] {
  try {
    return [draft.parse(JSON.parse(text))]
  } catch {
    return []
  }
}

/** Returns the draft of the study with this slug, or the draft of a new study if the slug is null. */
export const findDraft = (slug: string | null): Draft | undefined =>
  readDrafts().find((other) => other.slug === slug)

export function draftValues({ versions }: Draft): Partial<StudyValues> {
  return Object.fromEntries(Object.entries(versions).map(([language, { values }]) => [language, values]))
}

/**
 * Returns the versions to compare a restored draft with when it is saved. A version in the draft gets the timestamp
 * that it had when the draft was written. A version in the draft that somebody else has added since is left out. So a
 * save reports a conflict and does not overwrite what somebody else has saved (D33).
 */
export function draftBase({ versions: drafted }: Draft, stored: StoredVersions): StoredVersions {
  const known = { ...stored }
  for (const language of languages) {
    const typed = drafted[language]
    const row = stored[language]
    if (!typed || !row) continue
    known[language] = typed.base?.id === row.id ? { ...row, updated_at: typed.base.updated_at } : undefined
  }
  return known
}
