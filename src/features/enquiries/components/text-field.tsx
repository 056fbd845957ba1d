import type { ComponentProps } from 'react'

import { limitOf } from '@contracts/limits'

import { FormField } from '@/components/form-field'
import { control } from '@/components/ui/control'

interface TextFieldProps extends ComponentProps<'input'> {
  /** Key of the payload; it also decides how long the value may be. */
  name: string
  label: string
  error?: string
}

/** A line of text with its label and its error. */
export function TextField({ label, error, required, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={error} required={required}>
      {(field) => (
        <input
          {...field}
          {...input}
          required={required}
          maxLength={limitOf(input.name)}
          className={control()}
        />
      )}
    </FormField>
  )
}
