import { useLocation, type Location } from 'react-router-dom'

/** History state of a location that shows the case-study form. */
interface FormOpening {
  /** Identifies an opening of the form at a URL that may show it already, so that the form starts anew. */
  opening?: string
  /** The form starts with the text of the stored draft. */
  restored?: boolean
  /** The form follows a successful save. */
  justSaved?: boolean
}

/** Returns the state to navigate with so that the form starts anew. */
export const newOpening = (how: Omit<FormOpening, 'opening'> = {}): FormOpening => ({
  opening: crypto.randomUUID(),
  ...how,
})

const openingOf = ({ state }: Location): FormOpening => (state as FormOpening | null) ?? {}

export const useFormOpening = (): FormOpening => openingOf(useLocation())

/** Returns whether a navigation keeps the form that is shown, as a change of the language tab does. */
export const keepsForm = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && openingOf(from).opening === openingOf(to).opening
