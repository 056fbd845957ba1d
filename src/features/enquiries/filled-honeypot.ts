import { honeypotField } from '@contracts/honeypot'

/** The bait's value if a program filled it in; people's payloads stay exactly what the contract lists. */
export function filledHoneypot(form: unknown) {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(honeypotField) : null
  return value ? { [honeypotField]: value } : {}
}
