import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { useUnsavedChanges } from '../../unsaved-changes'
import type { VersionFailure } from './save-study'
import { studySchema } from './study-schema'
import {
  changedLanguages,
  studyValues,
  unsavedText,
  valuesOf,
  type StoredStudy,
  type StudyValues,
} from './study-values'
import { useDraft } from './use-draft'
import { useSave } from './use-save'
import { useTabs } from './use-tabs'

interface StudyFormOptions {
  study: StoredStudy
  /** Values of a restored draft. They replace the stored values of their languages. */
  typed?: Partial<StudyValues>
  restoredId?: string
  initialLanguage: Language
  onLanguageChange?: (language: Language) => void
  onSaved: () => Promise<void>
}

export function useStudyForm({
  study,
  typed,
  restoredId,
  initialLanguage,
  onLanguageChange,
  onSaved,
}: StudyFormOptions) {
  const [stored, setStored] = useState(study)
  const { revalidate } = useRevalidator()
  const form = useForm<StudyValues>({
    resolver: zodResolver(studySchema),
    defaultValues: studyValues(study.versions, typed),
    shouldFocusError: false,
  })
  const { control, setError, setValue, handleSubmit } = form
  const tabs = useTabs(form, initialLanguage, onLanguageChange)
  const values = useWatch({ control }) as StudyValues
  const changed = changedLanguages(values, stored.versions)
  const isChanged = changed.length > 0

  const { isRefused: isDraftRefused, end: endDraft } = useDraft(form, stored, restoredId)
  const { report } = useUnsavedChanges()
  useEffect(() => {
    report(isChanged ? { discard: () => endDraft() } : null)
    return () => report(null)
  }, [report, isChanged, endDraft])

  const { save, failure, clearFailure } = useSave({
    setStored,
    onSaved: async (slug, saved, versions) => {
      endDraft({ slug, versions }, unsavedText(saved, versions))
      report(null)
      await onSaved()
    },
    onPartlySaved: () => void revalidate(),
  })
  const submit = async (current = stored) => {
    // During the submit, the controls are disabled and cannot take the focus. So the focus moves afterwards.
    const afterwards: (() => void)[] = []
    await handleSubmit(
      async (submitted) => {
        const titleError = await save(submitted, current)
        if (!titleError) return
        afterwards.push(() => {
          setError(`${defaultLanguage}.title`, { message: titleError })
          tabs.focusField(defaultLanguage, 'title')
        })
      },
      (errors) => {
        afterwards.push(() => tabs.focusFirstError(errors))
      },
    )()
    afterwards.forEach((run) => run())
  }

  const showStored = useCallback(
    (tab: Language, version: StoredVersion | undefined) => {
      setStored(({ slug, versions }) => ({ slug, versions: { ...versions, [tab]: version } }))
      setValue(tab, valuesOf(version), { shouldValidate: false })
    },
    [setValue],
  )

  /**
   * Resolves a conflict (D33). `theirs` replaces the values of the language with the version that somebody else has
   * saved, or empties them if the version was deleted. `mine` saves the whole form again and overwrites the version of
   * somebody else, or adds the version again if it was deleted.
   */
  const resolve = (choice: 'theirs' | 'mine', { language: tab, ...conflict }: VersionFailure) => {
    const theirs = conflict.reason === 'changed' ? conflict.theirs : undefined
    clearFailure()
    tabs.showLanguage(tab)
    if (choice === 'theirs') return showStored(tab, theirs)
    const next = { ...stored, versions: { ...stored.versions, [tab]: theirs } }
    setStored(next)
    void submit(next)
  }

  return {
    form,
    stored,
    language: tabs.language,
    showLanguage: tabs.showLanguage,
    showStored,
    values,
    changed,
    failure,
    isDraftRefused,
    submit: () => void submit(),
    resolve,
  }
}
