import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import type { Language } from '@/i18n/languages'

import type { StudyValues } from './study-values'

export function PublishedSwitch({ language }: { language: Language }) {
  const { register, control } = useFormContext<StudyValues>()
  const isPublished = useWatch({ control, name: `${language}.published` })
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
        <p id={`${id}-hint`} className="text-label text-muted">
          {isPublished
            ? 'Visitors see this language version once it is saved.'
            : 'Only administrators see this language version.'}
        </p>
      </div>
    </div>
  )
}
