import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useLocation, useNavigate, useNavigation } from 'react-router-dom'

import { defaultLanguage } from '@/i18n/languages'

import { useWrite } from '../../writes'
import { formPath, keepsForm, newOpening, useOpenNewForm } from '../form-navigation'
import type { useTabs } from './language-tabs'
import { stopSaving, type SaveFailure } from './save-study'
import { changedLanguages, skippedLanguages, type StoredVersions, type StudyValues } from './study-values'

interface SaveOptions {
  form: UseFormReturn<StudyValues>
  slug: string | null
  base: StoredVersions
  /** Remembers what is sent, and returns what was sent before. */
  exchangeSent: (values: StudyValues) => StudyValues | undefined
  draftId: string
  formKey: string
  tabs: ReturnType<typeof useTabs>
  /** True while a picture is being uploaded. */
  isBlocked: boolean
}

/** Saves the form. After a save, an empty form opens (spec 4), unless the form is to stay or something was typed since. */
export function useSave({ form, slug, base, exchangeSent, draftId, formKey, tabs, isBlocked }: SaveOptions) {
  const [failure, setFailure] = useState<SaveFailure>()
  const [savedText, setSavedText] = useState<string>()
  const saving = useRef<{ values: string; isStaying: boolean; next?: { isStaying: boolean } }>(undefined)
  const navigate = useNavigate()
  const location = useLocation()
  const { location: next } = useNavigation()
  const isLeaving = next !== undefined && !keepsForm(location, next)
  const openNewForm = useOpenNewForm()
  const { language, focusField, focusFirstError } = tabs

  /** A new study has a URL as soon as one of its versions is stored. */
  const giveUrl = (stored: string | null) => {
    if (slug !== null || stored === null) return
    const state = newOpening({ keptKey: formKey, keepsFocus: true })
    void navigate(formPath(stored, language), { replace: true, state })
  }
  const { isRunning, run } = useWrite('save', (result) => {
    if (isLeaving) return
    switch (result.kind) {
      case 'saved': {
        const { values = '', isStaying, next } = saving.current ?? {}
        const isTyped = JSON.stringify(form.getValues()) !== values
        setSavedText(values)
        if (!isStaying && !isTyped) return openNewForm({ saved: result.study })
        giveUrl(result.study.slug)
        if (next && isTyped) save(next.isStaying)
        return
      }
      case 'signed out':
        // `requireSession` redirects to the sign-in. The draft keeps the text.
        return
      case 'title refused':
        form.setError(`${defaultLanguage}.title`, { message: result.message })
        return focusField(defaultLanguage, 'title')
      case 'failed':
        setFailure(result)
        giveUrl(result.slug)
    }
  })
  function send(values: StudyValues, versions: StoredVersions, isStaying: boolean) {
    setFailure(undefined)
    const skipped = skippedLanguages(values, versions)
    const [untitled] = skipped
    if (untitled && skipped.length === changedLanguages(values, versions).length) {
      form.setError(`${untitled}.title`, { message: 'Without a title, this language is not saved.' })
      return focusField(untitled, 'title')
    }
    saving.current = { values: JSON.stringify(values), isStaying }
    run({ draftId, slug, values, base: versions, sent: exchangeSent(structuredClone(values)) })
  }
  function save(isStaying: boolean, versions = base) {
    if (isBlocked) return
    if (isRunning) {
      // What was typed since is saved when the running save has ended well.
      if (saving.current) saving.current.next = { isStaying }
      return
    }
    void form.handleSubmit((values) => send(values, versions, isStaying), focusFirstError)()
  }
  return { failure, savedText, isSaving: isRunning, save, cancelSave: () => stopSaving(draftId) }
}
