import { honeypotField } from '@contracts/honeypot'

/** Renders an input that visitors can neither see nor focus. Only a bot fills it in (D31). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Returns the honeypot's name and value if the honeypot of the form is filled in, otherwise an empty object. */
export function honeypotValue(form: unknown): Record<string, FormDataEntryValue> {
  const value = form instanceof HTMLFormElement ? new FormData(form).get(honeypotField) : null
  return value ? { [honeypotField]: value } : {}
}
