export const filterAreas = ['frontend', 'backend', 'mobile', 'cloud'] as const

export type FilterArea = (typeof filterAreas)[number]

export interface Technology {
  name: string
  /** The area `other` has no button, so its technologies are shown under All only (spec 2). */
  areas: readonly (FilterArea | 'other')[]
  /** Query that finds its IT projects, by default `name`. */
  query?: string
}

export function filterTechnologies(
  list: readonly Technology[],
  area: FilterArea | null,
): readonly Technology[] {
  return area === null ? list : list.filter(({ areas }) => areas.includes(area))
}
