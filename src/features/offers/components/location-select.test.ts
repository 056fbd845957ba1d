import { expect, test } from 'vitest'

import { locationOptions } from './location-select'

test.each([
  ['en', 'Brno, Česká Lípa, Chomutov, Ostrava, Remote, Vienna'],
  ['cz', 'Brno, Česká Lípa, Chomutov, Na dálku, Ostrava, Vídeň'],
  ['de', 'Brünn, Česká Lípa, Chomutov, Ostrava, Remote, Wien'],
] as const)('in %s, each location is an option once, sorted by its name', (language, names) => {
  const locations = ['Remote', 'Vienna', 'Brno', 'Chomutov', 'Ostrava', 'Brno', 'Česká Lípa']
  const options = locationOptions(locations, '', language)
  expect(options.map(({ text }) => text).join(', ')).toBe(names)
})
