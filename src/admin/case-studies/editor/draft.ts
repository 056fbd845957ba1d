import { recordOf } from '@contracts/records'
import * as z from 'zod/mini'

import { languages } from '@/i18n/languages'

import {
  changedLanguages,
  codeOf,
  fieldNames,
  hasTitle,
  type StoredStudy,
  type StoredVersions,
  type StudyValues,
} from './study-values'

/** A draft of another release of the site may lack a field. */
const values = z.object({
  ...recordOf(fieldNames, () => z._default(z.string(), '')),
  published: z.boolean(),
})
const version = z.object({
  values,
  /** The stored version that the administrator edited. */
  base: z.optional(z.object({ id: z.string(), updated_at: z.string() })),
})
const draft = z.object({
  slug: z.nullable(z.string()),
  savedAt: z.number(),
  versions: z.partialRecord(z.enum(languages), version),
})

/** The unsaved values of the changed languages, in local storage (D34). */
export type Draft = z.output<typeof draft> & { id: string }

const PREFIX = 'case-study-draft:'

/** Called after a change in this tab. Other tabs get the event `storage`. */
export const draftListeners = new Set<() => void>()
const tellListeners = () => draftListeners.forEach((listener) => listener())

/** @returns false if the storage is full or blocked */
export function saveDraft(id: string, { slug, versions }: StoredStudy, values: StudyValues): boolean {
  const changed = changedLanguages(values, versions)
  if (changed.length === 0) {
    deleteDraft(id)
    return true
  }
  const entries = changed.map((language) => {
    const stored = versions[language]
    const base = stored && { id: stored.id, updated_at: stored.updated_at }
    return [language, { values: values[language], base }] as const
  })
  return putDraft({ id, slug, savedAt: Date.now(), versions: Object.fromEntries(entries) })
}

/** @returns false if the storage is full or blocked */
export function putDraft({ id, ...saved }: Draft): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(saved))
    tellListeners()
    return true
  } catch {
    return false
  }
}

export function deleteDraft(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id)
    tellListeners()
  } catch {
    // If storage is blocked, no draft was stored.
  }
}

/** Newest first. */
export function readDrafts(): Draft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => parse(key.slice(PREFIX.length), localStorage.getItem(key) ?? ''))
      .sort((a, b) => b.savedAt - a.savedAt)
  } catch {
    return []
  }
}

function parse(id: string, text: string): Draft[] {
  try {
    return [{ ...draft.parse(JSON.parse(text)), id }]
  } catch {
    return []
  }
}

export const findDraft = (id: string): Draft | undefined => readDrafts().find((other) => other.id === id)

export const draftTitle = ({ versions }: Draft): string =>
  languages.map((language) => versions[language]?.values.title.trim()).find(Boolean) ?? ''

export const untitledLanguages = ({ versions }: Draft): string[] =>
  languages.filter((language) => versions[language] && !hasTitle(versions[language].values)).map(codeOf)

export function draftValues({ versions }: Draft): Partial<StudyValues> {
  return Object.fromEntries(Object.entries(versions).map(([language, { values }]) => [language, values]))
}

/**
 * Returns the stored versions as they were when the draft was written. So a save of the restored text finds a conflict
 * and does not overwrite the text of somebody else (D33).
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
