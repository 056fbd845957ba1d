import { useLocation, type Location } from 'react-router-dom'
import * as z from 'zod/mini'

const languages = z.array(z.string())

const openingSchema = z.object({
  opening: z.optional(z.string()),
  restoredId: z.optional(z.string()),
  /** What the form before this one has saved. `skipped`: languages without a title. */
  saved: z.optional(
    z.object({ slug: z.string(), title: z.string(), published: languages, skipped: languages }),
  ),
})

type FormOpening = z.output<typeof openingSchema>

export type SavedStudy = NonNullable<FormOpening['saved']>

/** A navigation with this router state opens a new form, even at the same URL. */
export const newOpening = (how: Omit<FormOpening, 'opening'> = {}): FormOpening => ({
  opening: crypto.randomUUID(),
  ...how,
})

const openingOf = ({ state }: Location<unknown>): FormOpening => openingSchema.safeParse(state).data ?? {}

export const useFormOpening = (): FormOpening => openingOf(useLocation())

/** A navigation keeps the open form if it changes only the query, for example the language tab. */
export const keepsForm = (from: Location, to: Location): boolean =>
  from.pathname === to.pathname && openingOf(from).opening === openingOf(to).opening

export const FORM_HEADING_ID = 'study-form'

export const focusForm = () => document.getElementById(FORM_HEADING_ID)?.focus()
