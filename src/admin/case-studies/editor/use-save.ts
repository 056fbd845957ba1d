import { useRef, useState } from 'react'

import { notify } from '@/components/toast/notify'
import { slugExists } from '@/features/case-studies/api/case-study-repository'
import { slugFrom } from '@/features/case-studies/slug'
import { checkSession } from '@/features/session/api/session'
import { languages } from '@/i18n/languages'

import { areaTexts } from '../../texts/area'
import { fieldTexts } from '../../texts/fields'
import { savingTexts } from '../../texts/saving'
import { failureMessage } from './save-messages'
import { saveStudy, type VersionFailure } from './save-study'
import type { StoredStudy, StoredVersions, StudyValues } from './study-values'

interface SaveOptions {
  setStored: (stored: StoredStudy) => void
  /** Called after a save without a failure. The form stays disabled until the returned promise resolves. */
  onSaved: (slug: string, values: StudyValues, versions: StoredVersions) => Promise<void>
  onPartlySaved: () => void
}

export interface SaveFailure {
  message: string
  /** The versions that this attempt and earlier attempts saved. */
  saved: StoredVersions
  /** The version that could not be saved. Absent if another step failed, such as the check of the slug. */
  version?: VersionFailure
}

/**
 * Returns `save`, which checks the session, makes the slug of a new study, saves the form and shows the result in a
 * toast (spec 7 row 8, spec 8). `failure` describes why the last save failed. `failure` is undefined if the session is
 * missing or has expired, or if `save` resolved with an error message for the title.
 */
export function useSave({ setStored, onSaved, onPartlySaved }: SaveOptions) {
  const [failure, setFailure] = useState<SaveFailure>()
  const savedSoFar = useRef<StoredVersions>({})

  const fail = (next: Omit<SaveFailure, 'saved'>) => {
    setFailure({ ...next, saved: savedSoFar.current })
    notify({ tone: 'error', title: next.message, lang: 'sk' })
  }

  /**
   * Resolves with an error message for the English title if the title gives no slug or the slug is taken (D23).
   * Otherwise resolves with undefined, also if the save fails.
   */
  const save = async (
    values: StudyValues,
    { slug: storedSlug, versions }: StoredStudy,
  ): Promise<string | undefined> => {
    setFailure(undefined)
    try {
      const session = await checkSession()
      // If the session has ended, `requireSession` redirects to the sign-in. The draft keeps the text.
      if (session !== 'valid') {
        notify({ tone: 'error', title: areaTexts.session[session], lang: 'sk' })
        return
      }

      const slug = storedSlug ?? slugFrom(values.en.title)
      if (!slug) return fieldTexts.errors.noSlug
      if (!storedSlug && (await slugExists(slug))) return fieldTexts.errors.slugTaken(slug)

      const { saved, failure: version } = await saveStudy(slug, values, versions)
      savedSoFar.current = { ...savedSoFar.current, ...saved }
      const stored = { slug, versions: { ...versions, ...saved } }
      if (!version) {
        notify({ tone: 'success', title: savingTexts.save.success, lang: 'sk' })
        await onSaved(slug, values, stored.versions)
        return
      }
      if ('error' in version) console.error('Could not save the case study', version.error)
      if (languages.some((language) => saved[language])) {
        setStored(stored)
        onPartlySaved()
      }
      fail({ message: failureMessage(version), version })
    } catch (error) {
      console.error('Could not save the case study', error)
      fail({ message: savingTexts.save.failure })
    }
  }

  return { save, failure, clearFailure: () => setFailure(undefined) }
}
