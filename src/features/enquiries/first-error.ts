import type { FieldErrors } from 'react-hook-form'

interface ControlWithError {
  control: HTMLElement
  name: string
  /** Code of the broken rule, such as `required`. */
  message: string | undefined
}

export function firstError(errors: FieldErrors, form: unknown): ControlWithError | undefined {
  const controls = form instanceof HTMLFormElement ? [...form.elements] : []
  for (const control of controls) {
    const name = control.getAttribute('name') ?? ''
    const error = errors[name]
    if (!error || !(control instanceof HTMLElement)) continue
    return { control, name, message: typeof error.message === 'string' ? error.message : undefined }
  }
  return undefined
}
