import { recordOf } from '@contracts/records'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'

import { notify } from '@/components/toast/notify'
import { languages, type Language } from '@/i18n/languages'

import { saveDraft } from './draft'
import type { EditedStudy } from './edited-study'
import type { useTabs } from './language-tabs'
import { studyValues, valuesOf, type StoredVersions, type StudyValues } from './study-values'

interface ConflictOptions {
  form: UseFormReturn<StudyValues>
  edited: EditedStudy
  changed: Language[]
  setVersion: (language: Language, version: StoredVersions[Language]) => void
  save: (isStaying: boolean, base: StoredVersions) => void
  tabs: ReturnType<typeof useTabs>
}

/** The changed languages that somebody else has saved or deleted since, and the choice between the two texts (D33). */
export function useConflicts({ form, edited, changed, setVersion, save, tabs }: ConflictOptions) {
  const { slug, stored, base } = edited
  const [isKeepRefused, setKeepRefused] = useState(false)
  const conflicts = changed.filter((language) => base[language]?.updated_at !== stored[language]?.updated_at)

  /** A study that was deleted is created again, with all that is written in the form. */
  const keepMine = (language: Language) => {
    const kept = languages.some((code) => stored[code]) ? [language] : languages
    kept.forEach((code) => setVersion(code, stored[code]))
    save(false, { ...base, ...recordOf(kept, (code) => stored[code]) })
  }
  /** Keeps the typed text as a draft first. Without the draft, nothing is replaced. */
  const loadTheirs = (language: Language) => {
    const mine = studyValues(base, { [language]: form.getValues(language) })
    const isKept = saveDraft(crypto.randomUUID(), slug, base, mine)
    setKeepRefused(!isKept)
    if (!isKept) return
    setVersion(language, stored[language])
    form.setValue(language, valuesOf(stored[language]))
    tabs.focusField(language, 'title')
    notify({ tone: 'success', title: 'Your text is kept as a draft. You can restore it above the form.' })
  }
  return { conflicts, isKeepRefused, keepMine, loadTheirs }
}
