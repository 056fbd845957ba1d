import { useFormContext, useWatch } from 'react-hook-form'

import { slugFrom } from '@/features/case-studies/slug'
import { href } from '@/i18n/href'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { editorTexts } from '../editor-texts'
import { hasText, hasTitle, type StudyValues } from './study-values'

interface TitleHintProps {
  id: string
  language: Language
  /** Of a study that exists. */
  slug: string | null
  /** Whether the database has this language version. */
  exists: boolean
}

/** What follows from the title: the address in English, in other languages whether the version is saved (spec 5). */
export function TitleHint({ id, language, slug, exists }: TitleHintProps) {
  const { control } = useFormContext<StudyValues>()
  const values = useWatch({ control, name: language })
  const text =
    language === defaultLanguage
      ? addressText(slug ?? slugFrom(values.title), values.title)
      : skippedText(hasTitle(values), exists || hasText(values), exists)
  return (
    <p id={id} className="mt-2 min-h-5 text-label break-all text-muted">
      {text}
    </p>
  )
}

function addressText(slug: string, title: string) {
  if (slug) return editorTexts.address(href(defaultLanguage, 'case-study', { slug }))
  return title.trim() ? editorTexts.faults.noSlug : editorTexts.addressUnknown
}

function skippedText(titled: boolean, matters: boolean, exists: boolean) {
  if (titled || !matters) return ''
  return exists ? editorTexts.keptWithoutTitle : editorTexts.notSavedWithoutTitle
}
