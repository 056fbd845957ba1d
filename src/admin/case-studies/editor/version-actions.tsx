import { ArrowUpRight, Columns2, Copy } from 'lucide-react'
import { useFormContext } from 'react-hook-form'

import { useConfirm } from '@/components/confirm-dialog'
import { buttonVariants } from '@/components/ui/button'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { PublicPageLink } from '../public-page-link'
import { SmallButton } from './button'
import { hasText, type StoredStudy, type StudyValues } from './study-values'

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

          of={languageFacts[language].name}
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
