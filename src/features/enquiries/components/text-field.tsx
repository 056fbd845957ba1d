import type { ComponentProps } from 'react'

import { FormField } from '@/components/form-field'
import { inputVariants } from '@/components/ui/input'

interface TextFieldProps extends ComponentProps<'input'> {
  label: string
  error?: string
}

/** Input for one line of text with its label and its error. */
export function TextField({ label, error, required, ...input }: TextFieldProps) {
  return (
    <FormField label={label} error={error} required={required}>
      {(field) => <input {...field} {...input} required={required} className={inputVariants()} />}
    </FormField>
  )
}
