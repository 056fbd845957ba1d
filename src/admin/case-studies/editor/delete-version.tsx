import { Trash2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { deleteVersion } from '@/features/case-studies/api/case-study-repository'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { Button } from './button'
import { codeOf, isChanged, valuesOf, type StoredVersions, type StudyValues } from './study-values'

interface DeleteVersionProps {
  versions: StoredVersions
  language: Language
  onDeleted: () => void
}

/**
 * Not for English, without which the form cannot be saved (spec 5), and not for the only version: the list deletes the
 * whole study.
 */
export function DeleteVersion({ versions, language, onDeleted }: DeleteVersionProps) {
  const { getValues, setValue, setFocus } = useFormContext<StudyValues>()
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const version = versions[language]
  const isOnly = languages.every((other) => other === language || !versions[other])
  if (!version || isOnly || language === defaultLanguage) return null

  const code = codeOf(language)
  const remove = async () => {
    const question = `Naozaj chcete vymazať ${code} verziu tejto case study?`
    const isLost = isChanged(getValues(language), version)
    const isConfirmed = await confirm({
      title: version.title,
      text: isLost ? `${question} Neuložené zmeny v tejto verzii sa stratia.` : question,
      lang: 'sk',
      confirm: 'Delete',
      cancel: 'Cancel',
      tone: 'destructive',
    })
    if (!isConfirmed) return
    try {
      if (!(await deleteVersion(version))) throw new Error(`${version.slug} ${language} was not deleted`)
    } catch (error) {
      console.error('Could not delete the version', error)
      const description = 'Somebody else may have changed it. Reload the page to see what is stored.'
      return notify({ tone: 'error', title: `Failed to delete the ${code} version`, description })
    }
    notify({ tone: 'success', title: `${code} version deleted successfully` })
    onDeleted()
    setValue(language, valuesOf(undefined))
    setFocus(`${language}.title`)
    await revalidate()
  }
  return (
    <Button variant="ghost" size="sm" tone="danger" className="-ml-3.5" onClick={() => void remove()}>
      <Trash2 className="size-4" />
      Delete the {code} version
    </Button>
  )
}
