import { zodResolver } from '@hookform/resolvers/zod'
import { useCallback, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'

import { languages } from '@/i18n/languages'

import { useLeaveQuestion } from '../form-navigation'
import { draftBase, type Draft } from './draft'
import { useTabs } from './language-tabs'
import { studySchema } from './study-schema'
import {
  changedLanguages,
  skippedLanguages,
  studyValues,
  type StoredVersions,
  type StudyValues,
} from './study-values'
import { useBase } from './use-base'
import { useConflicts } from './use-conflicts'
import { useDraft } from './use-draft'
import { useSave } from './use-save'

export type StudyForm = ReturnType<typeof useStudyForm>

export interface OpenedStudy {
  /** Null for a new study until it is saved. */
  slug: string | null
  stored: StoredVersions
  /** The draft whose values replace the stored values of its languages. */
  restored: Draft | undefined
  formKey: string
}

export function useStudyForm({ slug, stored, restored, formKey }: OpenedStudy) {
  const form = useForm<StudyValues>({
    resolver: zodResolver(studySchema),
    defaultValues: studyValues(restored ? draftBase(restored, stored) : stored, restored?.values),
    shouldFocusError: false,
  })
  const values = useWatch({ control: form.control }) as StudyValues
  const { base, setVersion, exchangeSent } = useBase(form, stored, restored)
  const changed = changedLanguages(values, base)
  const draft = useDraft(slug, base, values, restored)
  const tabs = useTabs(form, slug)
  const [uploads, setUploads] = useState(0)
  const trackUpload = useCallback(<Result>(upload: Promise<Result>) => {
    setUploads((running) => running + 1)
    return upload.finally(() => setUploads((running) => running - 1))
  }, [])
  const edited = useMemo(() => ({ slug, stored, base, trackUpload }), [slug, stored, base, trackUpload])
  const saving = useSave({
    form,
    slug,
    base,
    exchangeSent,
    draftId: draft.id,
    formKey,
    tabs,
    isBlocked: uploads > 0,
  })
  const conflicts = useConflicts({ form, edited, changed, setVersion, save: saving.save, tabs })
  // While the form is being saved, its draft keeps the text.
  const isKept = saving.isSaving && !draft.isRefused
  const isSaved = saving.savedText !== undefined && saving.savedText === JSON.stringify(values)
  useLeaveQuestion(changed.length > 0 && !isKept && !isSaved, formKey, draft.discardOnClose)
  return {
    form,
    edited,
    ...tabs,
    ...saving,
    ...conflicts,
    values,
    changed,
    skipped: skippedLanguages(values, base),
    isUploading: uploads > 0,
    isDraftRefused: draft.isRefused,
    /** The study was deleted, and nothing that was typed here would be lost. */
    isGone: slug !== null && changed.length === 0 && languages.every((language) => !stored[language]),
  }
}
