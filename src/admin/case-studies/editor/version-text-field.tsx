import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { fieldLabels, isHtmlField, requiredFields } from './study-fields'
import type { StudyValues } from './study-values'

export function useVersionField(language: Language, field: FieldName) {
  const { register, control } = useFormContext<StudyValues>()
  const name = `${language}.${field}` as const
  const { errors } = useFormState({ control, name, exact: true })
  return {
    label: fieldLabels[field],
    error: errors[language]?.[field]?.message,
    required: language === defaultLanguage && requiredFields.includes(field),
    input: register(name),
    lang: languageFacts[language].tag,
  }
}

interface TextFieldProps {
  language: Language
  field: FieldName
  rows?: number
  hintId?: string
  handlers?: Pick<ComponentProps<'textarea'>, 'onPaste' | 'onKeyDown' | 'onDragOver' | 'onDrop'>
  toolbar?: ReactNode
}

export function VersionTextField({ language, field, rows, hintId, handlers, toolbar }: TextFieldProps) {
  const { input, lang, ...frame } = useVersionField(language, field)
  const counterId = useId()
  return (
    <div>
      <FormField {...frame}>
        {({ 'aria-describedby': errorId, ...props }) => {
          const control = { ...props, ...input, lang, 'aria-describedby': cx(errorId, hintId, counterId) }
          return rows ? (
            <div className="flex flex-col">
              {toolbar}
              <textarea
                {...control}
                {...handlers}
                rows={rows}
                className={inputVariants({
                  kind: 'rows',
                  className: isHtmlField(field) && 'font-mono [font-variant-ligatures:none]',
                })}
              />
            </div>
          ) : (
            <input {...control} className={inputVariants()} />
          )
        }}
      </FormField>
      {!frame.error && <LengthCounter id={counterId} language={language} field={field} />}
    </div>
  )
}

const COUNTED_FROM = 0.9

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
  if (length < max * COUNTED_FROM) return null
  return (
    <p id={id} className={cx('mt-2 text-label tabular-nums', length > max ? 'text-danger' : 'text-muted')}>
      {length.toLocaleString('en')} of {max.toLocaleString('en')} characters
    </p>
  )
}
