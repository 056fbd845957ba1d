import type { FieldName } from '@contracts/case-study'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'

import { inputVariants } from '@/components/ui/input'

import { fieldLabels, isHtmlField } from './study-fields'
import type { StudyValues } from './study-values'

interface WithEnglishProps {
  field: FieldName
  shown: boolean
  /** Shows the English text below the control on wide screens too. By default, it is beside the control there. */
  isNarrow?: boolean
  children: ReactNode
}

export function WithEnglish({ field, shown, isNarrow, children }: WithEnglishProps) {
  return (
    <div className={cx(shown && 'grid gap-x-6 gap-y-3', shown && !isNarrow && 'xl:grid-cols-2')}>
      <div className="min-w-0">{children}</div>
      {shown && <EnglishText field={field} />}
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
      <textarea
        readOnly
        aria-label={label}
        lang="en"
        rows={isHtmlField(field) ? 10 : 3}
        value={text}
        className={inputVariants({ kind: 'rows', className: 'bg-tint' })}
      />
    </div>
  )
}
