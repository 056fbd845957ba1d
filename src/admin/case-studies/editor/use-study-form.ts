import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch, type FieldErrors } from 'react-hook-form'

import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { useUnsavedChanges } from '../../unsaved-changes'
import { keepDraft } from './draft'
import type { SaveFailure } from './save-study'
import { studySchema } from './study-schema'
import { changedLanguages, studyValues, unsavedText, type StudyValues, type Versions } from './study-values'
import { useDraft } from './use-draft'
import { useSave } from './use-save'

/** A study in the form. */
export interface EditedStudy {
  /** Null: a new study. */
  slug: string | null
  versions: Versions
  /** Text of a restored draft, in place of what is stored. */
  typed?: Partial<StudyValues>
}

interface StudyFormOptions {
  study: EditedStudy
  onSaved: () => void
  /** Some languages were saved, not all: the list has changed, the form stays. */
  onPartlySaved: () => void
}

/** The form of a study: its values, its tabs, saving, the draft and the guard against leaving. */
export function useStudyForm({ study, onSaved, onPartlySaved }: StudyFormOptions) {
  const [stored, setStored] = useState({ slug: study.slug, versions: study.versions })
  const [language, setLanguage] = useState<Language>(defaultLanguage)
  const form = useForm<StudyValues>({
    resolver: zodResolver(studySchema),
    defaultValues: studyValues(study.versions, study.typed),
    shouldFocusError: false,
  })
  const { control, setFocus, setError, setValue, handleSubmit } = form
  const values = useWatch({ control }) as StudyValues
  const changed = changedLanguages(values, stored.versions)
  const isChanged = changed.length > 0

  const forget = useDraft(form, stored)
  const { report } = useUnsavedChanges()
  useEffect(() => {
    report(isChanged ? { discard: forget } : null)
    return () => report(null)
  }, [report, isChanged, forget])

  /** Opens the tab of a control and puts the focus on it: hidden things cannot take it. */
  const show = (where: Language, field: FieldName) => {
    flushSync(() => setLanguage(where))
    setFocus(`${where}.${field}`)
  }
  const showFirstFault = (faults: FieldErrors<StudyValues>) => {
    for (const where of languages) {
      const field = caseStudyFields.find(({ name }) => faults[where]?.[name])
      if (field) return show(where, field.name)
    }
  }

  const { save, failure, dropFailure } = useSave({
    setStored,
    onSaved: (slug, typed, versions) => {
      forget()
      report(null)
      keepDraft(slug, unsavedText(typed, versions), versions)
      onSaved()
    },
    onPartlySaved,
  })
  const submit = async (current = stored) => {
    // While the form is being saved its controls are off and cannot take the focus.
    const afterwards: (() => void)[] = []
    await handleSubmit(
      async (typed) => {
        const fault = await save(typed, current)
        if (!fault) return
        afterwards.push(() => {
          setError(`${defaultLanguage}.title`, { message: fault })
          show(defaultLanguage, 'title')
        })
      },
      (faults) => {
        afterwards.push(() => showFirstFault(faults))
      },
    )()
    afterwards.forEach((lead) => lead())
  }

  /** Answers a conflict (D33): with the version of the others, or by writing over it. */
  const resolve = (choice: 'theirs' | 'mine', { language: where, ...failed }: SaveFailure) => {
    const theirs = failed.reason === 'changed' ? failed.theirs : undefined
    const next = { ...stored, versions: { ...stored.versions, [where]: theirs } }
    setStored(next)
    dropFailure()
    setLanguage(where)
    if (choice === 'mine') return void submit(next)
    setValue(where, studyValues(next.versions)[where], { shouldValidate: false })
  }

  return {
    form,
    stored,
    language,
    setLanguage: useCallback((next: string) => setLanguage(next as Language), []),
    values,
    changed,
    failure,
    submit: () => void submit(),
    resolve,
  }
}
