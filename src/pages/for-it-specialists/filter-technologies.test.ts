import { expect, test } from 'vitest'

import { filterAreas, filterTechnologies, type FilterArea } from './filter-technologies'
import { technologyList } from './technology-list'

const namesFor = (area: FilterArea | null) => filterTechnologies(technologyList, area).map(({ name }) => name)

test.each<[FilterArea, string[]]>([
  ['frontend', ['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter']],
  ['backend', ['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go']],
  ['mobile', ['Flutter', 'Kotlin', 'React Native']],
  ['cloud', ['AWS', 'Azure', 'Docker', 'Kubernetes']],
])('%s shows exactly what the specification lists for it', (area, names) => {
  expect(namesFor(area)).toEqual(names)
})

test('no filter shows every technology once, Flutter of two areas included', () => {
  const all = namesFor(null)
  expect(all).toHaveLength(20)
  expect(new Set(all).size).toBe(20)
})

test('what has no button of its own appears only without a filter', () => {
  const filtered = new Set(filterAreas.flatMap(namesFor))
  expect(namesFor(null).filter((name) => !filtered.has(name))).toEqual(['DevOps', 'AI/ML', 'Shopify'])
})
