import type { Field } from '@contracts/case-study'
import { useFormContext, useWatch } from 'react-hook-form'

import { slugFrom } from '@/features/case-studies/model'
import { href } from '@/i18n/href'
import { defaultLanguage, type Language } from '@/i18n/languages'

import { useEditedStudy } from './edited-study'
import { noSlugMessage, type StudyValues } from './study-values'

/** About as many characters as a search engine shows. */
const shown: Partial<Record<Field['name'], number>> = { title: 60, excerpt: 160 }

/** Says how long a title or short description is, and which address a new study gets (spec 5). */
export function FieldHint({ language, field }: { language: Language; field: Field }) {
  const { control } = useFormContext<StudyValues>()
  const { slug } = useEditedStudy()
  const text = useWatch({ control, name: `${language}.${field.name}` }).trim()
  const limit = shown[field.name]
  if (limit === undefined || text === '') return null
  const address = slugFrom(text)
  const isNamed = field.name === 'title' && language === defaultLanguage && slug === null
  return (
    <p className="mt-1.5 text-label break-words text-muted tabular-nums">
      {text.length} characters. Search engines show about {limit}.
      {isNamed &&
        ` ${address ? `Address: ${href(language, 'case-study', { slug: address })}` : noSlugMessage}`}
    </p>
  )
}
