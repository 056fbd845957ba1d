import { useFormContext, useWatch } from 'react-hook-form'

import { slugFrom } from '@/features/case-studies/slug'
import { href } from '@/i18n/href'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { fieldTexts } from '../../texts/fields'
import { hasText, hasTitle, type StudyValues } from './study-values'

interface TitleHintProps {
  id: string
  language: Language
  slug: string | null
  isStored: boolean
}

/**
 * Shows a hint below the title field (spec 5). In English: the path of the study's page, or why the study has no path
 * yet. In other languages: if the title is blank although the version is stored or has other texts, a warning that a
 * save skips the language.
 */
export function TitleHint({ id, language, slug, isStored }: TitleHintProps) {
  const { control } = useFormContext<StudyValues>()
  const values = useWatch({ control, name: language })
  const text =
    language === defaultLanguage
      ? pathText(slug ?? slugFrom(values.title), values.title)
      : skippedText(hasTitle(values), isStored || hasText(values), isStored)
  return (
    <p id={id} className="mt-2 min-h-5 text-label break-all text-muted">
      {text}
    </p>
  )
}

function pathText(slug: string, title: string) {
  if (slug) return fieldTexts.path(href(defaultLanguage, 'case-study', { slug }))
  return title.trim() ? fieldTexts.errors.noSlug : fieldTexts.pathUnknown
}

function skippedText(isTitled: boolean, hasContent: boolean, isStored: boolean) {
  if (isTitled || !hasContent) return ''
  return isStored ? fieldTexts.keptWithoutTitle : fieldTexts.notSavedWithoutTitle
}
