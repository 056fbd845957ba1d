import { useFormContext, useWatch } from 'react-hook-form'

import { slugFrom } from '@/features/case-studies/slug'
import { href } from '@/i18n/href'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { editorTexts } from '../../texts/editor'
import { hasText, hasTitle, type StudyValues } from './study-values'

interface TitleHintProps {
  id: string
  language: Language
  /** Null for a new study. */
  slug: string | null
  /** True if the database has this version. */
  exists: boolean
}

/** Shows the path that follows from an English title, and warns that a version without a title is not saved (spec 5). */
export function TitleHint({ id, language, slug, exists }: TitleHintProps) {
  const { control } = useFormContext<StudyValues>()
  const values = useWatch({ control, name: language })
  const text =
    language === defaultLanguage
      ? pathText(slug ?? slugFrom(values.title), values.title)
      : skippedText(hasTitle(values), exists || hasText(values), exists)
  return (
    <p id={id} className="mt-2 min-h-5 text-label break-all text-muted">
      {text}
    </p>
  )
}

function pathText(slug: string, title: string) {
  if (slug) return editorTexts.path(href(defaultLanguage, 'case-study', { slug }))
  return title.trim() ? editorTexts.errors.noSlug : editorTexts.pathUnknown
}

function skippedText(isTitled: boolean, hasContent: boolean, exists: boolean) {
  if (isTitled || !hasContent) return ''
  return exists ? editorTexts.keptWithoutTitle : editorTexts.notSavedWithoutTitle
}
