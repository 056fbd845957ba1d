/** Areas that have a filter button, in the order of the buttons (spec 2). */
export const filterAreas = ['frontend', 'backend', 'mobile', 'cloud'] as const

export type FilterArea = (typeof filterAreas)[number]

export interface Technology {
  name: string
  /** A technology of the area `other` is shown under All only, because `other` has no button (spec 2). */
  areas: readonly (FilterArea | 'other')[]
  /** Search query for its IT projects if it differs from the name. */
  query?: string
}

/**
 * Returns the technologies of one area in the order of the list.
 * @param area null returns all technologies (spec 4)
 */
export function filterTechnologies(
  list: readonly Technology[],
  area: FilterArea | null,
): readonly Technology[] {
  return area === null ? list : list.filter(({ areas }) => areas.includes(area))
}
