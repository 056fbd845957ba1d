import { ArrowUpRight, Columns2, Copy, Trash2 } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { useRevalidator } from 'react-router-dom'

import { useConfirm } from '@/components/confirm-dialog'
import { notify } from '@/components/toast/notify'
import { buttonVariants } from '@/components/ui/button'
import { deleteVersion } from '@/features/case-studies/api/case-study-repository'
import { defaultLanguage, languages, type Language } from '@/i18n/languages'

import { attempt } from '../../attempt'
import { Button, SmallButton } from '../../button'
import { PublicPageLink } from '../public-page-link'
import {
  codeOf,
  hasText,
  isChanged,
  valuesOf,
  type StoredStudy,
  type StoredVersions,
  type StudyValues,
} from './study-values'

export const replaceQuestion = {
  title: 'Replace what is written here?',
  text: 'The other text will take its place in every field of this language.',
  confirm: 'Replace',
  cancel: 'Keep it',
}

interface VersionActionsProps {
  language: Language
  study: StoredStudy
  isCompared: boolean
  onCompare: () => void
}

export function VersionActions({ language, study, isCompared, onCompare }: VersionActionsProps) {
  const { getValues, setValue } = useFormContext<StudyValues>()
  const confirm = useConfirm()
  const { slug, versions } = study
  const copyEnglish = async () => {
    if (hasText(getValues(language)) && !(await confirm(replaceQuestion))) return
    setValue(language, { ...getValues('en'), published: getValues(language).published })
  }
  return (
    <div className="flex flex-wrap gap-2">
      {slug && versions[language]?.published && (
        <PublicPageLink
          slug={slug}
          language={language}
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          <ArrowUpRight className="size-4" />
        </PublicPageLink>
      )}
      {language !== defaultLanguage && (
        <>
          <SmallButton onClick={() => void copyEnglish()}>
            <Copy className="size-4" />
            Copy from English
          </SmallButton>
          <SmallButton aria-expanded={isCompared} onClick={onCompare}>
            <Columns2 className="size-4" />
            {isCompared ? 'Hide English' : 'Show English'}
          </SmallButton>
        </>
      )}
    </div>
  )
}

export function PublishedSwitch({ language }: { language: Language }) {
  const { register } = useFormContext<StudyValues>()
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 text-small font-medium">
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a state without `aria-checked`
        role="switch"
        {...register(`${language}.published`)}
        className="h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-muted p-0.5 transition-colors before:block before:size-5 before:rounded-full before:bg-paper before:transition-transform checked:bg-primary checked:before:translate-x-5 forced-colors:appearance-auto"
      />
      Published
    </label>
  )
}

interface DeleteVersionProps {
  versions: StoredVersions
  language: Language
  onDeleted: () => void
}

/**
 * Renders nothing for English, without which the form cannot be saved (spec 5), and for the only version, which the list
 * deletes with the study.
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
    const isConfirmed = await confirm({
      title: version.title,
      text: `Naozaj chcete vymazať ${code} verziu tejto case study?`,
      lang: 'sk',
      note: isChanged(getValues(language), version) ? 'Unsaved changes in this version are lost.' : undefined,
      confirm: 'Delete',
      cancel: 'Cancel',
      tone: 'destructive',
    })
    if (!isConfirmed) return
    const failure = `Failed to delete the ${code} version. Reload the page to see what is stored.`
    if (!(await attempt(() => deleteVersion(version), failure))) return
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
