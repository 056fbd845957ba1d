import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { useUnsavedChanges } from '../../unsaved-changes'
import type { VersionFailure } from './save-study'
import { studySchema } from './study-schema'
import {
  changedLanguages,
  studyValues,
  unsavedText,
  type StoredStudy,
  type StudyValues,
} from './study-values'
import { useDraft } from './use-draft'
import { useSave } from './use-save'

interface StudyFormOptions {
  study: StoredStudy
  /** Values of a restored draft. They replace the stored values of their languages. */
  typed?: Partial<StudyValues>
  /** Id of the restored draft. */
  restoredId?: string
  initialLanguage: Language
  onLanguageChange?: (language: Language) => void
  onSaved: () => Promise<void>
}

/** Provides the state of the study form: values, language tab, save, draft and the report of unsaved changes. */
export function useStudyForm({
  study,
  typed,
  restoredId,
  initialLanguage,
  onLanguageChange,
  onSaved,
}: StudyFormOptions) {
  const [stored, setStored] = useState(study)
  const [language, setLanguage] = useState(initialLanguage)
  const { revalidate } = useRevalidator()
  const form = useForm<StudyValues>({
    resolver: zodResolver(studySchema),
    defaultValues: studyValues(study.versions, typed),
    shouldFocusError: false,
  })
  const { control, setFocus, setError, setValue, handleSubmit } = form
  const values = useWatch({ control }) as StudyValues
  const changed = changedLanguages(values, stored.versions)
  const isChanged = changed.length > 0

  const { isRefused: isDraftRefused, end: endDraft } = useDraft(form, stored, restoredId)
  const { report } = useUnsavedChanges()
  useEffect(() => {
    report(isChanged ? { discard: () => endDraft() } : null)
    return () => report(null)
  }, [report, isChanged, endDraft])

  const showLanguage = (next: Language) => {
    // Renders the tab immediately, because `focusField` below cannot focus a hidden control.
    flushSync(() => setLanguage(next))
    if (next !== language) onLanguageChange?.(next)
  }
  const focusField = (tab: Language, field: FieldName) => {
    showLanguage(tab)
    setFocus(`${tab}.${field}`)
  }
  const focusFirstError = (errors: FieldErrors<StudyValues>) => {
    for (const tab of languages) {
      const field = caseStudyFields.find(({ name }) => errors[tab]?.[name])
      if (field) return focusField(tab, field.name)
    }
  }

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
    // Controls are disabled during the submit and cannot take the focus, so the focus moves afterwards.
    const afterwards: (() => void)[] = []
    await handleSubmit(
      async (submitted) => {
        const titleError = await save(submitted, current)
        if (!titleError) return
        afterwards.push(() => {
          setError(`${defaultLanguage}.title`, { message: titleError })
          focusField(defaultLanguage, 'title')
        })
      },
      (errors) => {
        afterwards.push(() => focusFirstError(errors))
      },
    )()
    afterwards.forEach((run) => run())
  }

  /**
   * Resolves a conflict (D33). `theirs` shows the version of somebody else, or empties the language if the version was
   * deleted. `mine` saves the form values instead.
   */
  const resolve = (choice: 'theirs' | 'mine', { language: tab, ...conflict }: VersionFailure) => {
    const theirs = conflict.reason === 'changed' ? conflict.theirs : undefined
    const next = { ...stored, versions: { ...stored.versions, [tab]: theirs } }
    setStored(next)
    clearFailure()
    showLanguage(tab)
    if (choice === 'mine') return void submit(next)
    setValue(tab, studyValues(next.versions)[tab], { shouldValidate: false })
  }

  return {
    form,
    stored,
    language,
    showLanguage,
    values,
    changed,
    failure,
    isDraftRefused,
    submit: () => void submit(),
    resolve,
  }
}
