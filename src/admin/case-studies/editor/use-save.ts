import { useState } from 'react'

import { notify } from '@/components/toast/notify'
import { slugExists } from '@/features/case-studies/api/case-study-repository'
import { slugFrom } from '@/features/case-studies/slug'
import { checkSession } from '@/features/session/api/session'
import { languages } from '@/i18n/languages'

import { areaTexts } from '../../texts/area'
import { editorTexts } from '../../texts/editor'
import { failureMessage } from './save-messages'
import { saveStudy, type VersionFailure } from './save-study'
import type { StoredStudy, StoredVersions, StudyValues } from './study-values'

interface SaveOptions {
  setStored: (stored: StoredStudy) => void
  /** Called after a save of every language. The form counts as submitting until the promise resolves. */
  onSaved: (slug: string, values: StudyValues, versions: StoredVersions) => Promise<void>
  /** Called when a save stopped after some languages. */
  onPartlySaved: () => void
}

/** A save that stopped. */
export interface SaveFailure {
  message: string
  /** The versions that were saved before. */
  saved: StoredVersions
  /** The version that could not be saved, unless the save failed before the first. */
  version?: VersionFailure
}

/** Saves the form (spec 7 row 8, spec 8): checks the session, derives the slug of a new study, writes the versions. */
export function useSave({ setStored, onSaved, onPartlySaved }: SaveOptions) {
  const [failure, setFailure] = useState<SaveFailure>()

  const fail = (next: SaveFailure) => {
    setFailure(next)
    notify({ tone: 'error', title: next.message, lang: 'sk' })
  }

  /** Returns the error of the English title if no slug can be derived from it; nothing is written then (D23). */
  const save = async (
    values: StudyValues,
    { slug: storedSlug, versions }: StoredStudy,
  ): Promise<string | undefined> => {
    setFailure(undefined)
    try {
      const session = await checkSession()
      // The guard redirects to the sign-in, and the draft is offered back after it.
      if (session !== 'valid') {
        notify({ tone: 'error', title: areaTexts.session[session], lang: 'sk' })
        return
      }

      const slug = storedSlug ?? slugFrom(values.en.title)
      if (!slug) return editorTexts.errors.noSlug
      if (!storedSlug && (await slugExists(slug))) return editorTexts.errors.slugTaken(slug)

      const { saved, failure: version } = await saveStudy(slug, values, versions)
      const stored = { slug, versions: { ...versions, ...saved } }
      if (!version) {
        notify({ tone: 'success', title: editorTexts.save.success, lang: 'sk' })
        await onSaved(slug, values, stored.versions)
        return
      }
      if ('error' in version) console.error('Could not save the case study', version.error)
      if (languages.some((language) => saved[language])) {
        setStored(stored)
        onPartlySaved()
      }
      fail({ message: failureMessage(version), saved, version })
    } catch (error) {
      console.error('Could not save the case study', error)
      fail({ message: editorTexts.save.failure, saved: {} })
    }
  }

  return { save, failure, clearFailure: () => setFailure(undefined) }
}
