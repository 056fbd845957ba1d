import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { useLeaveQuestion, useOpenNewForm, type SavedStudy } from '../form-navigation'
import { draftBase, saveDraft, useDraft, type Draft } from './draft'
import { useTabs } from './language-tabs'
import { saveStudy, type Conflict, type SaveFailure } from './save-study'
import {
  changedLanguages,
  skippedLanguages,
  studySchema,
  studyValues,
  valuesOf,
  type StoredStudy,
  type StudyValues,
} from './study-values'

export type StudyForm = ReturnType<typeof useStudyForm>

/** @param restored draft whose values replace the stored values of its languages */
export function useStudyForm({ slug, versions }: StoredStudy, restored: Draft | undefined) {
  const [stored, setStored] = useState<StoredStudy>(() => ({
    slug,
    versions: restored ? draftBase(restored, versions) : versions,
  }))
  const form = useForm<StudyValues>({
    resolver: zodResolver(studySchema),
    defaultValues: studyValues(stored.versions, restored?.values),
    shouldFocusError: false,
  })
  const { language, showLanguage, focusField, focusFirstError } = useTabs(form, slug)
  const values = useWatch({ control: form.control }) as StudyValues
  const changed = changedLanguages(values, stored.versions)
  const draft = useDraft(stored, values, restored)
  useLeaveQuestion(changed.length > 0, draft.id, () => draft.end(stored, studyValues(stored.versions)))

  const setVersion = useCallback((tab: Language, version?: StoredVersion) => {
    setStored((study) => ({ ...study, versions: { ...study.versions, [tab]: version } }))
  }, [])
  const [uploads, setUploads] = useState(0)
  const trackUpload = useCallback(<Result>(upload: Promise<Result>) => {
    setUploads((running) => running + 1)
    return upload.finally(() => setUploads((running) => running - 1))
  }, [])
  const edited = useMemo(() => ({ ...stored, setVersion, trackUpload }), [stored, setVersion, trackUpload])

  const [failure, setFailure] = useState<SaveFailure>()
  const [saving, setSaving] = useState<AbortController>()
  const isSaving = saving !== undefined
  const { revalidate } = useRevalidator()
  const openNewForm = useOpenNewForm()
  const save = async (typed: StudyValues, study: StoredStudy) => {
    setFailure(undefined)
    const skipped = skippedLanguages(typed, study.versions)
    const [untitled] = skipped
    if (untitled && skipped.length === changedLanguages(typed, study.versions).length) {
      form.setError(`${untitled}.title`, { message: 'Without a title, this language is not saved.' })
      return focusField(untitled, 'title')
    }
    const controller = new AbortController()
    setSaving(controller)
    const result = await saveStudy(typed, study, controller.signal)
    // After a success, the form stays disabled until it is replaced. A disabled control cannot take the focus.
    if (result.kind !== 'saved') flushSync(() => setSaving(undefined))
    switch (result.kind) {
      case 'saved':
        notify({ tone: 'success', title: 'Case study uložená úspešne', lang: 'sk' })
        draft.end(result.study, typed)
        return openNewForm({ saved: savedStudy(result.study) })
      case 'signed out':
        // `requireSession` redirects to the sign-in. The draft keeps the text.
        return notify({ tone: 'error', title: result.message, lang: 'sk' })
      case 'title refused':
        form.setError(`${defaultLanguage}.title`, { message: result.message })
        return focusField(defaultLanguage, 'title')
      case 'conflict':
      case 'failed':
        notify({ tone: 'error', title: result.message, description: result.cause, lang: 'sk' })
        setFailure(result)
        setStored(result.study)
        if (result.saved.length > 0) await revalidate()
    }
  }
  const submit = (study = stored) => void form.handleSubmit((typed) => save(typed, study), focusFirstError)()

  /** D33. `theirs` shows the stored version and keeps the typed text as a draft. `mine` saves the typed text. */
  const resolve = (choice: 'theirs' | 'mine', { language: tab, theirs }: Conflict) => {
    setFailure(undefined)
    showLanguage(tab)
    const version = theirs ?? undefined
    setVersion(tab, version)
    if (choice === 'mine') return submit({ ...stored, versions: { ...stored.versions, [tab]: version } })
    const mine = studyValues(stored.versions, { [tab]: form.getValues(tab) })
    saveDraft(crypto.randomUUID(), stored, mine)
    form.setValue(tab, valuesOf(version))
    notify({ tone: 'success', title: 'Your text is kept as a draft. You can restore it above the form.' })
  }

  return {
    form,
    edited,
    language,
    showLanguage,
    values,
    changed,
    skipped: skippedLanguages(values, stored.versions),
    failure,
    isSaving,
    isUploading: uploads > 0,
    cancelSave: () => saving?.abort(),
    isDraftRefused: draft.isRefused,
    submit: () => {
      if (!isSaving && uploads === 0) submit()
    },
    resolve,
  }
}

const savedStudy = ({ slug, versions }: StoredStudy): SavedStudy => ({
  slug: slug ?? '',
  title: versions.en?.title ?? '',
  published: languages.filter((language) => versions[language]?.published),
})
