import { caseStudyFields } from '@contracts/case-study'
import * as z from 'zod/mini'

import { languages } from '@/i18n/languages'

import { changedLanguages, valuesOf, type StudyValues, type Versions } from './study-values'

/** A draft that was saved before a field existed has no text for that field. */
const texts = z.partialRecord(z.enum(caseStudyFields.map(({ name }) => name)), z.string())
const version = z.object({
  values: z.pipe(
    z.looseObject({ published: z.boolean() }),
    z.transform(({ published, ...given }) => ({ ...valuesOf(undefined), ...texts.parse(given), published })),
  ),
  /** The stored version that the text was written upon. */
  base: z.optional(z.object({ id: z.string(), updated_at: z.string() })),
})
const draft = z.object({
  /** Null: a new study. */
  slug: z.nullable(z.string()),
  /** Milliseconds since 1970. */
  savedAt: z.number(),
  versions: z.partialRecord(z.enum(languages), version),
})

/** Text of a study that was typed and not saved, kept in this browser (D34). Only languages with changes. */
export type Draft = z.output<typeof draft>

const PREFIX = 'case-study-draft:'
const keyOf = (slug: string | null) => PREFIX + (slug ?? '')

/**
 * Keeps what the form says and the database does not; forgets the draft when there is no such thing. A storage that
 * is refused or full leaves things as they are: the text is still in the form.
 */
export function keepDraft(slug: string | null, values: StudyValues, versions: Versions): void {
  const changed = changedLanguages(values, versions)
  if (changed.length === 0) return forgetDraft(slug)
  const entries = changed.map((language) => {
    const stored = versions[language]
    const base = stored && { id: stored.id, updated_at: stored.updated_at }
    return [language, { values: values[language], base }]
  })
  const kept = { slug, savedAt: Date.now(), versions: Object.fromEntries(entries) as object }
  try {
    localStorage.setItem(keyOf(slug), JSON.stringify(kept))
  } catch {
    // Nothing to do, and nothing lost yet.
  }
}

export function forgetDraft(slug: string | null): void {
  try {
    localStorage.removeItem(keyOf(slug))
  } catch {
    // Where nothing can be removed, nothing was kept.
  }
}

/** The kept drafts, newest first; what is no draft is passed over. */
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

/** What was typed, for the form. */
export function typedIn({ versions }: Draft): Partial<StudyValues> {
  return Object.fromEntries(Object.entries(versions).map(([language, { values }]) => [language, values]))
}

/**
 * The stored versions as the draft knew them, so that saving it does not overwrite what somebody else has saved
 * since: a version that is newer than the draft's base counts as changed meanwhile.
 */
export function versionsKnownTo({ versions: drafted }: Draft, stored: Versions): Versions {
  const known = { ...stored }
  for (const language of languages) {
    const typed = drafted[language]
    const row = stored[language]
    if (!typed || !row) continue
    known[language] = typed.base?.id === row.id ? { ...row, updated_at: typed.base.updated_at } : undefined
  }
  return known
}
