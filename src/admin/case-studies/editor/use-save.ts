import { useState, type Dispatch, type SetStateAction } from 'react'

import { notify } from '@/components/toast/notify'
import { slugExists } from '@/features/case-studies/api/slug-exists'
import { slugFrom } from '@/features/case-studies/slug'
import { checkSession } from '@/features/session/api/check-session'
import { languages } from '@/i18n/languages'

import { texts } from '../../texts'
import { editorTexts } from '../editor-texts'
import { messageOf } from './save-messages'
import { saveStudy, type SaveFailure } from './save-study'
import type { StudyValues, Versions } from './study-values'

interface Stored {
  slug: string | null
  versions: Versions
}

interface SaveOptions {
  setStored: Dispatch<SetStateAction<Stored>>
  onSaved: (slug: string, values: StudyValues, versions: Versions) => void
  onPartlySaved: () => void
}

/** Why a saving stopped, for the form to show: the message, and what it leaves to decide. */
export interface FailedSave {
  message: string
  failure?: SaveFailure
  saved: Versions
}

/** Saves the form (spec 7 row 8, spec 8): session first, then the address of a new study, then the languages. */
export function useSave({ setStored, onSaved, onPartlySaved }: SaveOptions) {
  const [failed, setFailed] = useState<FailedSave>()

  const fail = (next: FailedSave) => {
    setFailed(next)
    notify({ tone: 'error', title: next.message, lang: 'sk' })
  }

  /** Gives the fault of the English title where no address can be made from it: then nothing is written (D23). */
  const save = async (
    values: StudyValues,
    { slug: known, versions }: Stored,
  ): Promise<string | undefined> => {
    setFailed(undefined)
    try {
      const session = await checkSession()
      // The guard leads to the sign-in; what was typed is offered back after it.
      if (session !== 'valid') {
        notify({ tone: 'error', title: texts.session[session], lang: 'sk' })
        return
      }

      const slug = known ?? slugFrom(values.en.title)
      if (!slug) return editorTexts.faults.noSlug
      if (!known && (await slugExists(slug))) return editorTexts.faults.slugTaken(slug)

      const { saved, failure } = await saveStudy(slug, values, versions)
      const now = { ...versions, ...saved }
      if (!failure) {
        onSaved(slug, values, now)
        notify({ tone: 'success', title: editorTexts.save.success, lang: 'sk' })
        return
      }
      if ('error' in failure) console.error('Could not save the case study', failure.error)
      if (languages.some((language) => saved[language])) {
        setStored({ slug, versions: now })
        onPartlySaved()
      }
      fail({ message: messageOf(failure), failure, saved })
    } catch (error) {
      console.error('Could not save the case study', error)
      fail({ message: editorTexts.save.failure, saved: {} })
    }
  }

  return { save, failure: failed, dropFailure: () => setFailed(undefined) }
}
