import { honeypotField } from '@contracts/honeypot'

/** Returns the honeypot field with its value if a program filled it in, otherwise an empty object (D31). */
export function filledHoneypot(form: unknown) {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(honeypotField) : null
  return value ? { [honeypotField]: value } : {}
}
