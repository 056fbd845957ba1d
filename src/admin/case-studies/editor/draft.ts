import { keysOf, recordOf } from '@contracts/records'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import * as z from 'zod/mini'

import type { StoredVersion } from '@/features/case-studies/model'
import { languages, type Language } from '@/i18n/languages'

import { newOpening, useFormOpening } from '../form-navigation'
import {
  changedLanguages,
  fieldNames,
  type StoredStudy,
  type StoredVersions,
  type StudyValues,
} from './study-values'

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

/** Deletes the draft if nothing differs from what is stored. */
export function saveDraft(id: string, { slug, versions }: StoredStudy, typed: StudyValues): boolean {
  const changed = changedLanguages(typed, versions)
  if (changed.length === 0) return deleteDraft(id)
  const pick = <Value>(record: Partial<Record<Language, Value>>) =>
    recordOf(changed, (language) => record[language])
  return putDraft({ id, slug, savedAt: Date.now(), values: pick(typed), base: pick(versions) })
}

export function readDrafts(): Draft[] {
  try {
    return Object.entries<string>(localStorage)
      .filter(([key]) => key.startsWith(PREFIX))
      .flatMap(([key, text]) => {
        const { data } = draftSchema.safeParse(JSON.parse(text))
        return data ? [{ ...data, id: key.slice(PREFIX.length) }] : []
      })
      .sort((a, b) => b.savedAt - a.savedAt)
  } catch {
    return []
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

/** The id of the draft of the form in this tab. */
let openHere: string | undefined

/** The router state that opens the form again with its unsaved text, for example after another version was stored. */
export const newOpeningWithDraft = () => newOpening({ restoredId: openHere })

/** Marks a draft as open, with a lock that other tabs see. Returns a function that ends this. */
function openDraft(id: string): () => void {
  openHere = id
  const closing = new AbortController()
  const closed = new Promise((resolve) => closing.signal.addEventListener('abort', resolve))
  // A browser has locks only in a secure context.
  if ('locks' in navigator) void navigator.locks.request(PREFIX + id, () => closed)
  return () => {
    openHere = undefined
    closing.abort()
    tellThisTab()
  }
}

/** A draft that no form of this tab has open. */
export type WaitingDraft = Draft & { isOpenElsewhere: boolean }

async function waitingDrafts(): Promise<WaitingDraft[]> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {}
  return readDrafts()
    .filter(({ id }) => id !== openHere)
    .map((draft) => ({ ...draft, isOpenElsewhere: held.some(({ name }) => name === PREFIX + draft.id) }))
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

/** The draft that this navigation restores. None after a reload or going back: another tab may have opened it since. */
export function useRestoredDraft(): Draft | undefined {
  const { restoredId } = useFormOpening()
  const isChosen = useNavigationType() !== 'POP'
  const [draft] = useState(() => (isChosen ? readDrafts().find(({ id }) => id === restoredId) : undefined))
  return draft
}

/** Saves each change of the form values in a draft, so that the text survives an expired session or a crash (D34). */
export function useDraft(stored: StoredStudy, values: StudyValues, restored: Draft | undefined) {
  const [id] = useState(() => restored?.id ?? crypto.randomUUID())
  const hasEnded = useRef(false)
  const [isRefused, setRefused] = useState(false)

  const save = (study: StoredStudy, typed: StudyValues) => {
    if (!hasEnded.current) setRefused(!saveDraft(id, study, typed))
  }
  const saveCurrent = useEffectEvent(() => save(stored, values))
  useEffect(() => openDraft(id), [id])
  useEffect(() => saveCurrent(), [stored, values])

  return {
    id,
    isRefused,
    /** Saves what differs between `typed` and `study`, and no draft after that. */
    end: (study: StoredStudy, typed: StudyValues) => {
      save(study, typed)
      hasEnded.current = true
    },
  }
}
