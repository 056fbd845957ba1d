export const filterAreas = ['frontend', 'backend', 'mobile', 'cloud'] as const

export type FilterArea = (typeof filterAreas)[number]

export interface Technology {
  name: string
  /** The area `other` has no filter button, so its technologies are shown only under All (spec 2). */
  areas: readonly (FilterArea | 'other')[]
  /** Query that finds the IT projects with this technology. Default: `name`. */
  query?: string
}

export function filterTechnologies(
  list: readonly Technology[],
  area: FilterArea | null,
): readonly Technology[] {
  return area === null ? list : list.filter(({ areas }) => areas.includes(area))
}
