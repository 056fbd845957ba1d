import { expect, it } from 'vitest'

import { filterTechnologies } from './filter-technologies'

it.each([
  ['frontend', ['React', 'Angular', 'Vue.js', 'TypeScript', 'Flutter']],
  ['backend', ['Node.js', 'Python', 'Java', 'PHP', '.NET/C#', 'Go']],
  ['mobile', ['Flutter', 'Kotlin', 'React Native']],
  ['cloud', ['AWS', 'Azure', 'Docker', 'Kubernetes']],
] as const)('%s shows its own technologies', (filter, expected) => {
  expect(filterTechnologies(filter)).toEqual(expected)
})

it('without a filter shows every technology once, and those of no area too', () => {
  const all = filterTechnologies(null)
  expect(all).toHaveLength(20)
  expect(new Set(all).size).toBe(20)
  expect(all).toEqual(expect.arrayContaining(['Flutter', 'React Native', 'DevOps', 'AI/ML', 'Shopify']))
})
