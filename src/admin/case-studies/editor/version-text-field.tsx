import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import { useFormContext, useFormState } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { editorTexts } from '../../texts/editor'
import type { StudyValues } from './study-values'

const requiredFields: readonly FieldName[] = caseStudyFields
  .filter((field) => 'required' in field)
  .map(({ name }) => name)

/** Returns what every control of a version needs: label, error, registration, and whether it is required (spec 5). */
export function useVersionField(language: Language, field: FieldName) {
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
  /** Number of lines of a text box; absent for a single-line input. */
  rows?: number
  /** Id of a hint that describes the field. */
  hintId?: string
}

/** Renders the control of a text field of a version. */
export function VersionTextField({ language, field, rows, hintId }: TextFieldProps) {
  const { input, lang, ...frame } = useVersionField(language, field)
  return (
    <FormField {...frame}>
      {({ 'aria-describedby': errorId, ...props }) =>
        rows ? (
          <textarea
            {...props}
            {...input}
            aria-describedby={errorId}
            lang={lang}
            rows={rows}
            className={inputVariants({ kind: 'rows' })}
          />
        ) : (
          <input
            {...props}
            {...input}
            aria-describedby={cx(errorId, hintId) || undefined}
            lang={lang}
            className={inputVariants()}
          />
        )
      }
    </FormField>
  )
}
