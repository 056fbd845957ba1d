import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import { useFormContext, useFormState } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { inputVariants as look } from '@/components/ui/input'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { editorTexts } from '../editor-texts'
import type { StudyValues } from './study-values'

const requiredFields: readonly FieldName[] = caseStudyFields
  .filter((field) => 'required' in field)
  .map(({ name }) => name)

/** What all controls of a version share: their name, their error, and whether they must be filled in (spec 5). */
export function useField(language: Language, field: FieldName) {
  const { register, control } = useFormContext<StudyValues>()
  const name = `${language}.${field}` as const
  const { errors } = useFormState({ control, name, exact: true })
  return {
    label: editorTexts.fields[field],
    error: errors[language]?.[field]?.message,
    required: language === defaultLanguage && requiredFields.includes(field),
    input: register(name),
    lang: languageFacts[language].tag,
  }
}

interface TextFieldProps {
  language: Language
  field: FieldName
  /** Lines of a text that may have several. */
  rows?: number
  /** Id of a hint that belongs to the field. */
  hintId?: string
}

/** A text of a language version. */
export function TextField({ language, field, rows, hintId }: TextFieldProps) {
  const { input, lang, ...frame } = useField(language, field)
  return (
    <FormField {...frame}>
      {({ 'aria-describedby': errorId, ...wiring }) =>
        rows ? (
          <textarea
            {...wiring}
            {...input}
            aria-describedby={errorId}
            lang={lang}
            rows={rows}
            className={look({ kind: 'rows' })}
          />
        ) : (
          <input
            {...wiring}
            {...input}
            aria-describedby={cx(errorId, hintId) || undefined}
            lang={lang}
            className={look()}
          />
        )
      }
    </FormField>
  )
}
