import { useState, type ReactNode } from 'react'

import { FormFrame, FormText } from './form-frame'

interface OneFieldFormProps {
  label: string
  field: string
  submit: string
  value: string
  /** Returns why a value is refused. */
  check?: (value: string) => string | undefined
  onSave: (value: string) => void
  onCancel: () => void
  children?: ReactNode
}

export function OneFieldForm({ field, value: before, check, onSave, children, ...frame }: OneFieldFormProps) {
  const [value, setValue] = useState(before)
  const [error, setError] = useState<string>()
  const save = () => {
    const refused = check?.(value.trim())
    setError(refused)
    if (!refused) onSave(value.trim())
  }
  return (
    <FormFrame {...frame} error={error} onSubmit={save}>
      {children}
      <FormText label={field} value={value} isFirst onChange={setValue} />
    </FormFrame>
  )
}
