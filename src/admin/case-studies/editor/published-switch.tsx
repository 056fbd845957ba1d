import { cx } from 'class-variance-authority'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { defaultLanguage, type Language } from '@/i18n/languages'

import { fieldLabels, missingFields, type StudyValues } from './study-values'

export function PublishedSwitch({ language }: { language: Language }) {
  const { register, control } = useFormContext<StudyValues>()
  const values = useWatch({ control, name: language })
  const missing = language === defaultLanguage ? [] : missingFields(values)
  const without = missing.map((field) => fieldLabels[field]).join(', ')
  const id = useId()
  return (
    <div className="flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has a state without `aria-checked`
        role="switch"
        aria-describedby={`${id}-hint`}
        {...register(`${language}.published`)}
        className="mt-0.5 h-6 w-11 shrink-0 cursor-pointer appearance-none rounded-full bg-muted p-0.5 transition-colors before:block before:size-5 before:rounded-full before:bg-paper before:transition-transform checked:bg-primary checked:before:translate-x-5 forced-colors:appearance-auto"
      />
      <div className="text-small">
        <label htmlFor={id} className="cursor-pointer font-medium">
          Published
        </label>
        <p id={`${id}-hint`} className={cx('text-label', without ? 'text-danger' : 'text-muted')}>
          {values.published
            ? `Visitors see this language version once it is saved${without && `, but without: ${without}`}.`
            : 'Only administrators see this language version. If it was public, its old page can be read without JavaScript until the site is built again.'}
        </p>
      </div>
    </div>
  )
}
