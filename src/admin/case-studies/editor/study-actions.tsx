import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'

import { notify } from '@/components/toast/notify'
import { languages } from '@/i18n/languages'

import { SmallButton } from '../../button'
import { passFocus } from '../../pass-focus'
import { focusForm, formPath, newOpening } from '../form-navigation'
import { putDraft } from './draft'
import { useEditedStudy } from './edited-study'
import { hasText, type StudyValues } from './study-values'

/** Puts a copy of all texts into the form of a new study, unpublished and not saved. */
export function DuplicateStudy() {
  const { getValues } = useFormContext<StudyValues>()
  const navigate = useNavigate()
  const duplicate = () => {
    const id = crypto.randomUUID()
    const values: Partial<StudyValues> = {}
    for (const language of languages) {
      const texts = getValues(language)
      if (hasText(texts)) values[language] = { ...texts, published: false }
    }
    const isKept = putDraft({ id, slug: null, savedAt: Date.now(), values, base: {} })
    if (isKept) return navigate(formPath(null), { state: newOpening({ restoredId: id }) })
    notify({ tone: 'error', title: 'This browser’s storage is full or blocked. The copy was not made.' })
  }
  return <SmallButton onClick={() => void duplicate()}>Duplicate</SmallButton>
}

/** Switches every stored draft to published in the form. The next save publishes them. */
export function PublishAllLanguages() {
  const { setValue, watch } = useFormContext<StudyValues>()
  const { stored } = useEditedStudy()
  const drafts = languages.filter((language) => stored[language] && !watch(`${language}.published`))
  if (drafts.length === 0) return null
  return (
    <SmallButton
      ref={passFocus(focusForm)}
      onClick={() => drafts.forEach((language) => setValue(`${language}.published`, true))}
    >
      Publish all languages
    </SmallButton>
  )
}
