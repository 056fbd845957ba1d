import { keysOf, recordOf } from '@contracts/records'
import { useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import * as z from 'zod/mini'

import type { StoredVersion } from '@/features/case-studies/model'
import { languages, type Language } from '@/i18n/languages'

import { useFormOpening } from '../form-navigation'
import { changedLanguages, fieldNames, type StoredVersions, type StudyValues } from './study-values'

/** A draft of another release of the site may lack a field. */
const valuesSchema = z.object({
  ...recordOf(fieldNames, () => z._default(z.string(), '')),
  published: z.boolean(),
})
const draftSchema = z.object({
  slug: z.nullable(z.string()),
  savedAt: z.number(),
  values: z.partialRecord(z.enum(languages), valuesSchema),
  /** The stored versions that the administrator edited. */
  base: z.partialRecord(z.enum(languages), z.custom<StoredVersion>()),
})

/** The unsaved values of the changed languages, in local storage (D34). */
export type Draft = z.output<typeof draftSchema> & { id: string }

const PREFIX = 'case-study-draft:'

/** The browser fires this event only in other tabs. */
const tellThisTab = () => window.dispatchEvent(new StorageEvent('storage'))

/** @returns false if the storage is full or blocked */
function changeStorage(change: () => void): boolean {
  try {
    change()
  } catch {
    return false
  }
  tellThisTab()
  return true
}

export const deleteDraft = (id: string): boolean => changeStorage(() => localStorage.removeItem(PREFIX + id))

export const putDraft = ({ id, ...saved }: Draft): boolean =>
  changeStorage(() => localStorage.setItem(PREFIX + id, JSON.stringify(saved)))

/**
 * Deletes the draft if nothing differs from the stored versions.
 * @param base the stored versions on which the values are based
 */
export function saveDraft(
  id: string,
  slug: string | null,
  base: StoredVersions,
  typed: StudyValues,
): boolean {
  const changed = changedLanguages(typed, base)
  if (changed.length === 0) return deleteDraft(id)
  const pick = <Value>(record: Partial<Record<Language, Value>>) =>
    recordOf(changed, (language) => record[language])
  return putDraft({ id, slug, savedAt: Date.now(), values: pick(typed), base: pick(base) })
}

/** Deletes a draft whose text has been saved, unless something else was typed since. */
export function settleDraft(id: string, saved: StudyValues): void {
  const draft = readDrafts().find((candidate) => candidate.id === id)
  const isSaved = (language: Language) =>
    JSON.stringify(valuesSchema.parse(saved[language])) === JSON.stringify(draft?.values[language])
  if (draft && keysOf(draft.values).every(isSaved)) deleteDraft(id)
}

const MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000

/** Newest first. Skips what is no draft, and deletes what is older than 90 days. */
export function readDrafts(): Draft[] {
  try {
    return Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .flatMap(([key, text]) => {
        const draft = parseDraft(key.slice(PREFIX.length), text)
        if (!draft || draft.savedAt > Date.now() - MAX_AGE_MS) return draft ?? []
        localStorage.removeItem(key)
        return []
      })
      .sort((a, b) => b.savedAt - a.savedAt)
  } catch {
    return []
  }
}

function parseDraft(id: string, text: string): Draft | undefined {
  try {
    const { data } = draftSchema.safeParse(JSON.parse(text))
    return data && { ...data, id }
  } catch {
    return undefined
  }
}

/**
 * Returns the stored versions, but for the languages of the draft those that were edited. So if somebody else has saved
 * such a language since, a save of the restored text finds a conflict (D33).
 */
export const draftBase = ({ values: typed, base }: Draft, stored: StoredVersions): StoredVersions => ({
  ...stored,
  ...recordOf(keysOf(typed), (language) => base[language]),
})

/** Marks a draft as open, with a lock that other tabs see. Returns a function that ends this. */
export function openDraft(id: string): () => void {
  const closing = new AbortController()
  const closed = new Promise((resolve) => closing.signal.addEventListener('abort', resolve))
  // A browser has locks only in a secure context.
  if ('locks' in navigator) void navigator.locks.request(PREFIX + id, () => closed)
  return () => {
    closing.abort()
    tellThisTab()
  }
}

/** `isOpen`: a form has it open, in this tab or in another one. */
export type WaitingDraft = Draft & { isOpen: boolean }

async function waitingDrafts(): Promise<WaitingDraft[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return readDrafts().map((draft) => ({
    ...draft,
    isOpen: held.some(({ name }) => name === PREFIX + draft.id),
  }))
}

/** Another tab does not tell when it releases a lock, so the drafts are read again when this tab gets the focus. */
const events = ['storage', 'focus']

export function watchDrafts(onChange: (drafts: WaitingDraft[]) => void): () => void {
  // Until the next task, the browser still lists a lock that this tab has just released.
  const read = () => void setTimeout(() => void waitingDrafts().then(onChange))
  read()
  events.forEach((event) => window.addEventListener(event, read))
  return () => events.forEach((event) => window.removeEventListener(event, read))
}

/**
 * The draft of this study that this navigation restores. None after a reload or going back: another tab may have opened
 * it since.
 */
export function useRestoredDraft(slug: string | null): Draft | undefined {
  const { restoredId } = useFormOpening()
  const isChosen = useNavigationType() !== 'POP'
  const [draft] = useState(() =>
    isChosen
      ? readDrafts().find((candidate) => candidate.id === restoredId && candidate.slug === slug)
      : undefined,
  )
  return draft
}
