import { technologyAreas } from './technology-areas'

/** Null means all (spec 4). */
export type TechnologyFilter = 'frontend' | 'backend' | 'mobile' | 'cloud' | null

/** Names of the technologies that a filter shows, in the order of the table, none of them twice. */
export function filterTechnologies(filter: TechnologyFilter): readonly string[] {
  return filter ? technologyAreas[filter] : [...new Set(Object.values(technologyAreas).flat())]
}
