import { useFormContext, useWatch } from 'react-hook-form'

import { slugFrom } from '@/features/case-studies/slug'
import { href } from '@/i18n/href'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { noSlugMessage } from './study-fields'
import { hasText, hasTitle, type StudyValues } from './study-values'

interface TitleHintProps {
  id: string
  language: Language
  slug: string | null
  isStored: boolean
}

/**
 * Shows below the English title the path of the study's page, or why there is none yet. Shows below a blank title of
 * another language that a save skips the language (spec 5).
 */
export function TitleHint({ id, language, slug, isStored }: TitleHintProps) {
  const { control } = useFormContext<StudyValues>()
  const values = useWatch({ control, name: language })
  const isSkipped = !hasTitle(values) && (isStored || hasText(values))
  return (
    <p id={id} className="mt-2 min-h-5 text-label break-all text-muted">
      {language === defaultLanguage
        ? pathText(slug ?? slugFrom(values.title), values.title)
        : isSkipped && skippedText(isStored)}
    </p>
  )
}

function pathText(slug: string, title: string) {
  if (slug) return `Address: ${href(defaultLanguage, 'case-study', { slug })}`
  return title.trim()
    ? noSlugMessage
    : 'The address is made from the letters a to z and the digits of the English title.'
}

const skippedText = (isStored: boolean) =>
  isStored
    ? 'Without a title this language is skipped: the version stored before stays as it is.'
    : 'Without a title this language is not saved.'
