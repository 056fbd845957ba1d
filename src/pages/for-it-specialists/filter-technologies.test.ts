import { expect, test } from 'vitest'

import { filterAreas, filterTechnologies, type FilterArea } from './filter-technologies'
import { technologyList } from './technology-list'

const namesFor = (area: FilterArea | null) => filterTechnologies(technologyList, area).map(({ name }) => name)

test.each<[FilterArea, string[]]>([
  ['frontend', ['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter']],
  ['backend', ['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go']],
  ['mobile', ['Flutter', 'Kotlin', 'React Native']],
  ['cloud', ['AWS', 'Azure', 'Docker', 'Kubernetes']],
])('filterTechnologies returns exactly the technologies that spec 2 lists for the area %s', (area, names) => {
  expect(namesFor(area)).toEqual(names)
})

test('filterTechnologies returns each of the 20 technologies once if the area is null', () => {
  const all = namesFor(null)
  expect(all).toHaveLength(20)
  expect(new Set(all).size).toBe(20)
})

test('filterTechnologies returns DevOps, AI/ML and Shopify only if the area is null', () => {
  const filtered = new Set(filterAreas.flatMap(namesFor))
  expect(namesFor(null).filter((name) => !filtered.has(name))).toEqual(['DevOps', 'AI/ML', 'Shopify'])
})
