import { useId, type KeyboardEvent, type ReactNode } from 'react'

import { FieldError } from '@/components/form-field'
import { buttonVariants } from '@/components/ui/button'
import { inputVariants } from '@/components/ui/input'

interface FormFrameProps {
  label: string
  submit: string
  isBusy?: boolean
  error?: ReactNode
  onSubmit: () => void
  onCancel: () => void
  children: ReactNode
}

/**
 * Enter submits, Escape cancels. Renders no `form` element, because it is inside the form of the study, and forms cannot
 * be nested.
 */
export function FormFrame({ label, submit, isBusy, error, onSubmit, onCancel, children }: FormFrameProps) {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    const isField = event.target instanceof HTMLInputElement
    if (event.key !== 'Escape' && !(event.key === 'Enter' && isField)) return
    event.preventDefault()
    if (event.key === 'Escape') onCancel()
    else if (!isBusy) onSubmit()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of its fields
    <div
      role="group"
      aria-label={label}
      aria-describedby={error ? id : undefined}
      onKeyDown={press}
      className="space-y-3 border-b border-line p-4"
    >
      {children}
      {error && <FieldError id={id}>{error}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          disabled={isBusy}
          onClick={onSubmit}
          className={buttonVariants({ variant: 'secondary' })}
        >
          {isBusy ? 'Uploading...' : submit}
        </button>
        <button type="button" onClick={onCancel} className={buttonVariants({ variant: 'ghost' })}>
          Cancel
        </button>
      </div>
    </div>
  )
}

interface FormTextProps {
  label: string
  value: string
  isFirst?: boolean
  onChange: (value: string) => void
}

export function FormText({ label, value, isFirst, onChange }: FormTextProps) {
  return (
    <label className="block text-small font-medium">
      {label}
      <input
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the administrator has just asked for this form
        autoFocus={isFirst}
        type="text"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={inputVariants({ className: 'mt-2 font-normal' })}
      />
    </label>
  )
}
