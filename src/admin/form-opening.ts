import { useLocation, type Location } from 'react-router-dom'
import * as z from 'zod/mini'

const openingSchema = z.object({
  opening: z.optional(z.string()),
  restoredId: z.optional(z.string()),
  justSaved: z.optional(z.boolean()),
})

type FormOpening = z.output<typeof openingSchema>

/** Returns router state with a new random id. A navigation with this state opens a new form, even at the same URL. */
export const newOpening = (how: Omit<FormOpening, 'opening'> = {}): FormOpening => ({
  opening: crypto.randomUUID(),
  ...how,
})

const openingOf = ({ state }: Location<unknown>): FormOpening => openingSchema.safeParse(state).data ?? {}

export const useFormOpening = (): FormOpening => openingOf(useLocation())

/**
 * Returns whether a navigation keeps the open form: the path and the id of `newOpening` stay the same, for example if
 * only the language tab in the query changes.
 */
export const keepsForm = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && openingOf(from).opening === openingOf(to).opening
