import { caseStudyFields } from '@contracts/case-study'
import * as z from 'zod/mini'

import { languages } from '@/i18n/languages'

import { changedLanguages, valuesOf, type StudyValues, type StoredVersions } from './study-values'

/** Lacks the text of a field that was added after the draft was saved. */
const texts = z.partialRecord(z.enum(caseStudyFields.map(({ name }) => name)), z.string())
const version = z.object({
  values: z.pipe(
    z.looseObject({ published: z.boolean() }),
    z.transform(({ published, ...rest }) => ({ ...valuesOf(undefined), ...texts.parse(rest), published })),
  ),
  /** Identifies the stored version that was edited; absent for a language that had none. */
  base: z.optional(z.object({ id: z.string(), updated_at: z.string() })),
})
const draft = z.object({
  /** Null for a new study. */
  slug: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  versions: z.partialRecord(z.enum(languages), version),
})

/** Unsaved text of a study, stored in this browser (D34). Holds only the languages that were changed. */
export type Draft = z.output<typeof draft>

const PREFIX = 'case-study-draft:'
const keyOf = (slug: string | null) => PREFIX + (slug ?? '')

/**
 * Stores the form values that differ from the stored versions; deletes the draft if none differ. Does nothing if the
 * browser refuses storage or has no space, because the form still holds the text.
 */
export function saveDraft(slug: string | null, values: StudyValues, versions: StoredVersions): void {
  const changed = changedLanguages(values, versions)
  if (changed.length === 0) return deleteDraft(slug)
  const entries = changed.map((language) => {
    const stored = versions[language]
    const base = stored && { id: stored.id, updated_at: stored.updated_at }
    return [language, { values: values[language], base }]
  })
  const saved = { slug, savedAt: Date.now(), versions: Object.fromEntries(entries) as object }
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(saved))
  } catch {
    // The text is still in the form.
  }
}

export function deleteDraft(slug: string | null): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // A browser that refuses this has stored no draft.
  }
}

/** Returns the stored drafts, newest first. Skips invalid entries. */
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

/** Returns the draft of a study; of a new study for null. */
export const findDraft = (slug: string | null): Draft | undefined =>
  readDrafts().find((other) => other.slug === slug)

/** Returns the form values of the draft's languages. */
export function draftValues({ versions }: Draft): Partial<StudyValues> {
  return Object.fromEntries(Object.entries(versions).map(([language, { values }]) => [language, values]))
}

/**
 * Returns the stored versions with the timestamps that the draft is based on, so that saving the draft does not
 * overwrite a version that somebody else has saved or added since.
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
