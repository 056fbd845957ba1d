import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'

import { useConfirm } from '@/components/confirm-dialog'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { Button } from '../../button'
import { useWrite } from '../../writes'
import { useEditedStudy } from './edited-study'
import { codeOf, isChanged, valuesOf, type StudyValues } from './study-values'

/** Renders nothing for English, without which the form cannot be saved (spec 5). */
export function DeleteVersion({ language }: { language: Language }) {
  const { base } = useEditedStudy()
  const { getValues, setValue, setFocus } = useFormContext<StudyValues>()
  const confirm = useConfirm()
  /** The text that the administrator knows to be lost. */
  const given = useRef('')
  const { run } = useWrite('deleteVersion', ({ isDone }) => {
    if (!isDone) return
    if (JSON.stringify(getValues(language)) === given.current) setValue(language, valuesOf(undefined))
    setFocus(`${language}.title`)
  })
  const version = base[language]
  if (!version || language === defaultLanguage) return null

  const code = codeOf(language)
  const remove = async () => {
    const isConfirmed = await confirm({
      title: version.title,
      text: `Naozaj chcete vymazať ${code} verziu tejto case study?`,
      lang: 'sk',
      note: isChanged(getValues(language), version) ? 'Its unsaved changes will be lost.' : undefined,
      confirm: 'Delete',
      tone: 'destructive',
    })
    if (!isConfirmed) return
    given.current = JSON.stringify(getValues(language))
    run({ id: version.id, updated_at: version.updated_at, language, published: version.published })
  }
  return (
    <Button variant="ghost" size="sm" tone="danger" className="-ml-3.5" onClick={() => void remove()}>
      Delete the {code} version
    </Button>
  )
}
