import { honeypotField } from '@contracts/honeypot'

/** Input that visitors neither see nor reach: a value in it comes from a program (D31). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
