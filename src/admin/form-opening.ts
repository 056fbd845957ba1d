import { useLocation, type Location } from 'react-router-dom'
import * as z from 'zod/mini'

/** Router state of a location with the case-study form. */
const openingSchema = z.object({
  /** Random id. A new id remounts the form, even if the URL stays the same. */
  opening: z.optional(z.string()),
  restoredId: z.optional(z.string()),
  justSaved: z.optional(z.boolean()),
})

type FormOpening = z.output<typeof openingSchema>

/** Returns router state with a new id in `opening`. A navigation with this state remounts the form. */
export const newOpening = (how: Omit<FormOpening, 'opening'> = {}): FormOpening => ({
  opening: crypto.randomUUID(),
  ...how,
})

const openingOf = ({ state }: Location<unknown>): FormOpening => openingSchema.safeParse(state).data ?? {}

export const useFormOpening = (): FormOpening => openingOf(useLocation())

/** Returns whether a navigation keeps the form mounted, for example if only the language tab changes. */
export const keepsForm = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && openingOf(from).opening === openingOf(to).opening
