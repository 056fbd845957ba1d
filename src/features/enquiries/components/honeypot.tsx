import { honeypotField } from '@contracts/honeypot'

/** A field that no person sees or reaches; what fills it is a program (D31). */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] h-px w-px overflow-hidden">
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}
