import type { FieldError, FieldErrors } from 'react-hook-form'

/**
 * The fault of the field that comes first on the page, and its control. (Faults come in the order in which they
 * are found, and that of a file takes longest; fields are known in the order in which they were rendered.)
 */
export function firstFault(
  faults: FieldErrors,
  form: unknown,
): { control: HTMLElement; name: string; error: FieldError } | undefined {
  const controls = form instanceof HTMLFormElement ? [...form.elements] : []
  for (const control of controls) {
    const name = control.getAttribute('name') ?? ''
    const error = faults[name]
    if (error && control instanceof HTMLElement) return { control, name, error: error as FieldError }
  }
  return undefined
}
