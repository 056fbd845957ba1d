/** Areas that have a filter button, in its order (spec 2). */
export const filterAreas = ['frontend', 'backend', 'mobile', 'cloud'] as const

export type FilterArea = (typeof filterAreas)[number]

export interface Technology {
  name: string
  /** `other` has no button: such a technology is shown only under All (spec 2). */
  areas: readonly (FilterArea | 'other')[]
  /** Search that finds its IT projects, if its name does not. */
  query?: string
}

/**
 * Returns the technologies of one area in their given order, each once even if it belongs to several areas.
 * @param area null means all (spec 4)
 */
export function filterTechnologies(
  list: readonly Technology[],
  area: FilterArea | null,
): readonly Technology[] {
  return area === null ? list : list.filter(({ areas }) => areas.includes(area))
}
