import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { deleteVersion, findVersion } from '@/features/case-studies/api/case-study-repository'
import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { discardUnsavedChanges, useOpenNewForm } from '../form-navigation'
import { changedLanguages, codeOf, valuesOf, type StoredVersions, type StudyValues } from './study-values'

interface DeleteVersionProps {
  slug: string
  versions: StoredVersions
  language: Language
  onStored: (language: Language, version: StoredVersion | undefined) => void
}

/** Not for English while other versions are stored, because the form cannot be saved without English (spec 5). */
export function DeleteVersion({ slug, versions, language, onStored }: DeleteVersionProps) {
  const { getValues, setValue, setFocus } = useFormContext<StudyValues>()
  const openNewForm = useOpenNewForm()
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const isDeleting = useRef(false)

  const version = versions[language]
  const isLast = languages.every((other) => other === language || !versions[other])
  if (!version || (language === defaultLanguage && !isLast)) return null

  const code = codeOf(language)
  const failure = `Failed to delete the ${code} version`
  const showStored = (stored: StoredVersion | undefined) => {
    onStored(language, stored)
    setValue(language, valuesOf(stored))
  }
  const remove = async () => {
    const changed = changedLanguages(getValues(), versions)
    const isChanged = changed.includes(language)
    const isConfirmed = await confirm({
      title: version.title,
      text: questionOf(code, isLast, isChanged),
      lang: 'sk',
      confirm: 'Delete',
      cancel: 'Cancel',
      tone: 'destructive',
    })
    if (!isConfirmed) return

    if (!(await deleteVersion(version))) {
      const theirs = await findVersion(slug, language)
      if (theirs?.updated_at === version.updated_at) throw new Error('The user may not delete it')
      const description = `Somebody else has changed the ${code} version since you opened it.`
      notify({ tone: 'error', title: failure, description })
      // Unsaved text stays, and the next save reports the conflict again.
      if (!isChanged) showStored(theirs ?? undefined)
      return
    }
    notify({ tone: 'success', title: `${code} version deleted successfully` })
    if (isLast && changed.every((other) => other === language)) {
      discardUnsavedChanges()
      return openNewForm({ replace: true })
    }
    showStored(undefined)
    setFocus(`${language}.title`)
    await revalidate()
  }
  const removeOnce = async () => {
    if (isDeleting.current) return
    isDeleting.current = true
    await remove().catch((error: unknown) => {
      console.error('Could not delete the version', error)
      notify({ tone: 'error', title: failure })
    })
    isDeleting.current = false
  }
  return (
    <button
      type="button"
      onClick={() => void removeOnce()}
      className={buttonVariants({ variant: 'ghost', size: 'sm', tone: 'danger', className: '-ml-3.5' })}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      Delete the {code} version
    </button>
  )
}

/** Begins with the same words as the question before the deletion of a whole study (spec 8). */
const questionOf = (code: string, isLast: boolean, isChanged: boolean) =>
  [
    `Naozaj chcete vymazať ${code} verziu tejto case study?`,
    isLast && 'Je to posledná jazyková verzia, preto sa vymaže celá case study.',
    isChanged && 'Neuložené zmeny v tejto verzii sa stratia.',
  ]
    .filter(Boolean)
    .join(' ')
