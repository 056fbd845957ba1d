import { useFormContext } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { deleteVersion } from '@/features/case-studies/api/case-study-repository'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { attempt } from '../../attempt'
import { Button } from '../../button'
import { useEditedStudy } from './edited-study'
import { codeOf, isChanged, valuesOf, type StudyValues } from './study-values'

/** Renders nothing for English, without which the form cannot be saved (spec 5). */
export function DeleteVersion({ language }: { language: Language }) {
  const { versions, setVersion } = useEditedStudy()
  const { getValues, setValue, setFocus } = useFormContext<StudyValues>()
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const version = versions[language]
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
    const failure = `Failed to delete the ${code} version. Reload the page to see what is stored.`
    if (!(await attempt(() => deleteVersion(version), failure))) return
    notify({ tone: 'success', title: `${code} version deleted successfully` })
    setVersion(language)
    setValue(language, valuesOf(undefined))
    setFocus(`${language}.title`)
    await revalidate()
  }
  return (
    <Button variant="ghost" size="sm" tone="danger" className="-ml-3.5" onClick={() => void remove()}>
      Delete the {code} version
    </Button>
  )
}
