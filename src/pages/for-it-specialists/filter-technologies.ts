/** Areas that have a filter button, in the order of the buttons (spec 2). */
export const filterAreas = ['frontend', 'backend', 'mobile', 'cloud'] as const

export type FilterArea = (typeof filterAreas)[number]

export interface Technology {
  name: string
  /** The area `other` has no button, so its technologies are shown under All only (spec 2). */
  areas: readonly (FilterArea | 'other')[]
  /** Query that finds its IT projects, by default `name`. */
  query?: string
}

/** Returns the technologies of an area, or all technologies if `area` is null (spec 4), in the order of the list. */
export function filterTechnologies(
  list: readonly Technology[],
  area: FilterArea | null,
): readonly Technology[] {
  return area === null ? list : list.filter(({ areas }) => areas.includes(area))
}
