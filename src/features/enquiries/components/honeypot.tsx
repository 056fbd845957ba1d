import { honeypotField } from '@contracts/honeypot'

/**
 * Attributes that keep browsers and the password managers 1Password, LastPass, Bitwarden and Dashlane from filling in
 * the input.
 */
const notFilledIn = {
  autoComplete: 'off',
  'data-1p-ignore': true,
  'data-lpignore': 'true',
  'data-bwignore': true,
  'data-form-type': 'other',
}

/** Renders an input that visitors can neither see nor reach with Tab, so that only bots fill it in (D31, D47). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <input type="text" name={honeypotField} tabIndex={-1} {...notFilledIn} />
    </div>
  )
}

export function honeypotValue(form: unknown): Record<string, FormDataEntryValue> {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(honeypotField) : null
  return value ? { [honeypotField]: value } : {}
}
