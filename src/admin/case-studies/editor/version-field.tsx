import type { Field } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'
import { RichText } from '@/features/case-studies/components/study-facts'
import { sanitizeHtml } from '@/features/case-studies/sanitize'
import { defaultLanguage, languageFacts, type Language } from '@/i18n/languages'

import { FieldHint } from './field-hint'
import { HtmlText } from './html/html-text'
import { ImageControl } from './image-control'
import { fieldLabels, requiredFields, type StudyValues } from './study-values'

interface VersionFieldProps {
  language: Language
  field: Field
  /** Shows the English text of a translated field: beside a wide field, below a narrow one. */
  isCompared: boolean
}

export function VersionField({ language, field, isCompared }: VersionFieldProps) {
  const { control, register, setFocus } = useFormContext<StudyValues>()
  const name = `${language}.${field.name}` as const
  const { errors } = useFormState({ control, name, exact: true })
  const label = fieldLabels[field.name]
  const lang = languageFacts[language].tag
  const isLong = field.max >= 1000
  const showsEnglish = isCompared && field.translated
  return (
    // A browser focuses a control by its label. The text editor is none.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={cx('@container', (isLong || field.name === 'title') && 'sm:col-span-2')}
      onClick={({ target }) => {
        if (field.kind === 'html' && target instanceof HTMLLabelElement) setFocus(name)
      }}
    >
      <div className={cx(showsEnglish && 'grid gap-x-6 gap-y-3 @3xl:grid-cols-2')}>
        <FormField
          className="min-w-0"
          label={label}
          marksOptional={false}
          error={errors[language]?.[field.name]?.message}
          required={language === defaultLanguage && requiredFields.includes(field.name)}
        >
          {(props) => {
            if (field.kind === 'image')
              return <ImageControl {...props} language={language} field={field.name} />
            if (field.kind === 'html') {
              const isContent = field.name === 'content'
              return <HtmlText {...props} name={name} lang={lang} label={label} isLong={isContent} />
            }
            const input = { ...props, ...register(name), lang }
            return (
              <div>
                {isLong ? (
                  <textarea {...input} rows={3} className={inputVariants({ kind: 'rows' })} />
                ) : (
                  <input {...input} className={inputVariants()} />
                )}
                <FieldHint language={language} field={field} />
              </div>
            )
          }}
        </FormField>
        {showsEnglish && <EnglishText field={field} />}
      </div>
    </div>
  )
}

function EnglishText({ field }: { field: Field }) {
  const { control } = useFormContext<StudyValues>()
  const text = useWatch({ control, name: `${defaultLanguage}.${field.name}` })
  const label = `English: ${fieldLabels[field.name]}`
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <p aria-hidden="true" className="text-small font-medium text-muted">
        {label}
      </p>
      <div
        role="textbox"
        aria-multiline="true"
        aria-readonly="true"
        aria-label={label}
        lang="en"
        tabIndex={0}
        className="max-h-[60vh] min-h-12 overflow-y-auto rounded-control border border-control-line bg-tint px-4 py-3"
      >
        {field.kind === 'html' ? (
          <RichText html={sanitizeHtml(text)} />
        ) : (
          <p className="whitespace-pre-line">{text}</p>
        )}
      </div>
    </div>
  )
}
