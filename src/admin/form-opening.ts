import { useLocation, type Location } from 'react-router-dom'

/** Router state of a location with the case-study form. */
interface FormOpening {
  /** Random id. A new id remounts the form, even if the URL stays the same. */
  opening?: string
  /** True if the form starts with the text of the stored draft. */
  restored?: boolean
  justSaved?: boolean
}

/** Returns router state with a new id in `opening`. A navigation with this state remounts the form. */
export const newOpening = (how: Omit<FormOpening, 'opening'> = {}): FormOpening => ({
  opening: crypto.randomUUID(),
  ...how,
})

const openingOf = ({ state }: Location): FormOpening => (state as FormOpening | null) ?? {}

export const useFormOpening = (): FormOpening => openingOf(useLocation())

/** Returns whether a navigation keeps the form mounted, for example if only the language tab changes. */
export const keepsForm = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && openingOf(from).opening === openingOf(to).opening
