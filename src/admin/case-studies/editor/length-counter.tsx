import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import { useFormContext, useWatch } from 'react-hook-form'

import type { Language } from '@/i18n/languages'

import { fieldTexts } from '../../texts/fields'
import type { StudyValues } from './study-values'

const SHOWN_FROM = 0.9

interface LengthCounterProps {
  id: string
  language: Language
  field: FieldName
}

export function LengthCounter({ id, language, field }: LengthCounterProps) {
  const { control } = useFormContext<StudyValues>()
  const text = useWatch({ control, name: `${language}.${field}` })
  const max = caseStudyFields.find(({ name }) => name === field)?.max ?? Infinity
  const { length } = text.trim()
  if (length < max * SHOWN_FROM) return null
  return (
    <p id={id} className={cx('mt-2 text-label tabular-nums', length > max ? 'text-danger' : 'text-muted')}>
      {fieldTexts.length(length, max)}
    </p>
  )
}
