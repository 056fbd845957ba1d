import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import type { StoredVersion } from '@/features/case-studies/model'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { savingTexts } from '../../texts/saving'
import { useUnsavedChanges } from '../../unsaved-changes'
import { useLeaveForm } from '../use-leave-form'
import { deleteUnchangedVersion } from './delete-unchanged-version'
import { changedLanguages, codeOf, type StoredVersions, type StudyValues } from './study-values'

const texts = savingTexts.deletion

interface DeleteVersionProps {
  slug: string
  language: Language
  versions: StoredVersions
  /**
   * Called with undefined after the deletion, unless the form for a new study then opens.
   *
   * Also called if the version was not deleted because somebody else has changed it. Then called with the changed
   * version, which the form must show. Not called if this would replace unsaved text.
   */
  onStored: (language: Language, version: StoredVersion | undefined) => void
}

/**
 * Renders a button that deletes one version after a confirmation, unless somebody else has changed the version (D33).
 * The other language tabs stay as they are. If no version is left and no other tab has unsaved text, the form for a new
 * study opens.
 *
 * Renders nothing if the version is not stored. Renders nothing for English if other versions are stored, because the
 * form cannot be saved without English (spec 5).
 */
export function DeleteVersion({ slug, language, versions, onStored }: DeleteVersionProps) {
  const { getValues, setFocus } = useFormContext<StudyValues>()
  const { discard } = useUnsavedChanges()
  const { leaveDeleted } = useLeaveForm()
  const { revalidate } = useRevalidator()
  const confirm = useConfirm()
  const isDeleting = useRef(false)

  const version = versions[language]
  const isLast = languages.every((other) => other === language || !versions[other])
  if (!version || (language === defaultLanguage && !isLast)) return null

  const code = codeOf(language)
  const remove = async () => {
    const changed = changedLanguages(getValues(), versions)
    const isChanged = changed.includes(language)
    const { question, confirm: yes, cancel } = texts
    const text = question(code, { isLast, isChanged })
    const { title } = version
    if (!(await confirm({ title, text, lang: 'sk', confirm: yes, cancel, tone: 'destructive' }))) return

    const conflict = await deleteUnchangedVersion(slug, language, version)
    if (conflict.reason === 'refused') throw new Error(`The user may not delete ${slug} ${language}`)
    if (conflict.reason === 'changed') {
      notify({ tone: 'error', title: texts.failure(code), description: savingTexts.conflict.changed(code) })
      // Somebody else has changed the version, so it was not deleted. If the form has unsaved text of this language,
      // the form keeps the text, and the next save reports the conflict again.
      if (!isChanged) onStored(language, conflict.theirs)
      return
    }
    notify({ tone: 'success', title: texts.success(code) })
    if (isLast && changed.every((other) => other === language)) {
      discard()
      return leaveDeleted()
    }
    onStored(language, undefined)
    setFocus(`${language}.title`)
    await revalidate()
  }
  const removeOnce = async () => {
    if (isDeleting.current) return
    isDeleting.current = true
    try {
      await remove()
    } catch (error) {
      console.error('Could not delete the version', error)
      notify({ tone: 'error', title: texts.failure(code) })
    } finally {
      isDeleting.current = false
    }
  }
  return (
    <button
      type="button"
      onClick={() => void removeOnce()}
      className={buttonVariants({ variant: 'ghost', size: 'sm', tone: 'danger', className: '-ml-3.5' })}
    >
      <Trash2 aria-hidden="true" className="size-4" />
      {texts.button(code)}
    </button>
  )
}
