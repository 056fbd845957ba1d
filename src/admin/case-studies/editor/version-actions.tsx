import { ArrowUpRight, Columns2, Copy } from 'lucide-react'
import { useFormContext } from 'react-hook-form'

import { useConfirm } from '@/components/confirm-dialog'
import { buttonVariants } from '@/components/ui/button'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { PublicPageLink } from '../public-page-link'
import { hasText, type StoredStudy, type StudyValues } from './study-values'

const buttonClassName = buttonVariants({ variant: 'outline', size: 'sm' })

interface VersionActionsProps {
  language: Language
  study: StoredStudy
  isCompared: boolean
  onCompare: () => void
}

export function VersionActions({ language, study, isCompared, onCompare }: VersionActionsProps) {
  const { slug, versions } = study
  const version = versions[language]
  return (
    <div className="flex flex-wrap gap-2">
      {slug && version?.published && (
        <PublicPageLink
          slug={slug}
          language={language}

          of={languageFacts[language].name}
          className={buttonClassName}
        >
          <ArrowUpRight aria-hidden="true" className="size-4" />
        </PublicPageLink>
      )}
      {language !== defaultLanguage && (
        <>
          <CopyEnglish language={language} />
          <button type="button" aria-expanded={isCompared} onClick={onCompare} className={buttonClassName}>
            <Columns2 aria-hidden="true" className="size-4" />
            {isCompared ? 'Hide English' : 'Show English'}
          </button>
        </>
      )}
    </div>
  )
}

const copyQuestion = {
  title: 'Replace what is written here?',
  text: 'The English text takes its place in every field of this language.',
  confirm: 'Replace',
  cancel: 'Keep it',
}

function CopyEnglish({ language }: { language: Language }) {
  const { getValues, setValue } = useFormContext<StudyValues>()
  const confirm = useConfirm()
  const copy = async () => {
    if (hasText(getValues(language)) && !(await confirm(copyQuestion))) return
    const { published } = getValues(language)
    setValue(language, { ...getValues('en'), published })
  }
  return (
    <button type="button" onClick={() => void copy()} className={buttonClassName}>
      <Copy aria-hidden="true" className="size-4" />
      Copy from English
    </button>
  )
}
