import type { FieldName } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'
import { RichText } from '@/features/case-studies/components/study-facts'
import { sanitizeHtml } from '@/features/case-studies/sanitize'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { fieldLabels, isHtmlField, requiredFields, type StudyValues } from './study-values'

export function useVersionField(language: Language, field: FieldName) {
  const { register, control } = useFormContext<StudyValues>()
  const name = `${language}.${field}` as const
  const { errors } = useFormState({ control, name, exact: true })
  return {
    label: fieldLabels[field],
    marksOptional: false,
    error: errors[language]?.[field]?.message,
    required: language === defaultLanguage && requiredFields.includes(field),
    input: register(name),
    lang: languageFacts[language].tag,
  }
}

/** Where to show the English text, for comparison. On narrow screens, it is always below. */
type English = 'beside' | 'below' | false

interface TextFieldProps {
  language: Language
  field: FieldName
  rows?: number
  hintId?: string
  english?: English
  children?: ReactNode
}

export function VersionTextField({ language, field, rows, hintId, english, children }: TextFieldProps) {
  const { input, lang, ...frame } = useVersionField(language, field)
  return (
    <WithEnglish field={field} english={english}>
      <FormField {...frame}>
        {({ 'aria-describedby': errorId, ...props }) => {
          const control = { ...props, ...input, lang, 'aria-describedby': cx(errorId, hintId) }
          return rows ? (
            <textarea {...control} rows={rows} className={inputVariants({ kind: 'rows' })} />
          ) : (
            <input {...control} className={inputVariants()} />
          )
        }}
      </FormField>
      {children}
    </WithEnglish>
  )
}

interface WithEnglishProps {
  field: FieldName
  english?: English
  children: ReactNode
}

export function WithEnglish({ field, english, children }: WithEnglishProps) {
  return (
    <div className={cx(english && 'grid gap-x-6 gap-y-3', english === 'beside' && 'xl:grid-cols-2')}>
      <div className="min-w-0">{children}</div>
      {english && <EnglishText field={field} />}
    </div>
  )
}

function EnglishText({ field }: { field: FieldName }) {
  const { control } = useFormContext<StudyValues>()
  const text = useWatch({ control, name: `en.${field}` })
  const label = `English: ${fieldLabels[field]}`
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p aria-hidden="true" className="text-small font-medium text-muted">
        {label}
      </p>
      {isHtmlField(field) ? (
        <div
          role="textbox"
          aria-multiline="true"
          aria-readonly="true"
          aria-label={label}
          lang="en"
          tabIndex={0}
          className="max-h-[60vh] overflow-y-auto rounded-control border border-control-line bg-tint px-4 py-3"
        >
          <RichText html={sanitizeHtml(text)} />
        </div>
      ) : (
        <textarea
          readOnly
          aria-label={label}
          lang="en"
          rows={3}
          value={text}
          className={inputVariants({ kind: 'rows', className: 'bg-tint' })}
        />
      )}
    </div>
  )
}
