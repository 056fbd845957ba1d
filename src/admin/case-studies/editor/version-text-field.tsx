import { caseStudyFields, type FieldName } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { fieldTexts } from '../../texts/fields'
import { LengthCounter } from './length-counter'
import { requiredFields, type StudyValues } from './study-values'

const htmlFields: readonly FieldName[] = caseStudyFields
  .filter(({ kind }) => kind === 'html')
  .map(({ name }) => name)

export function useVersionField(language: Language, field: FieldName) {
  const { register, control } = useFormContext<StudyValues>()
  const name = `${language}.${field}` as const
  const { errors } = useFormState({ control, name, exact: true })
  return {
    label: fieldTexts.labels[field],
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
  const isHtml = htmlFields.includes(field)
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
                  className: isHtml && 'font-mono [font-variant-ligatures:none]',
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
