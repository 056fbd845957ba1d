import { expect, test } from 'vitest'

import { locationOptions } from './location-select'

const options = (...args: Parameters<typeof locationOptions>) =>
  locationOptions(...args).map(({ value, text }) => `${value}: ${text}`)

test('locationOptions returns each location once, sorted by its name in the language of the page', () => {
  const locations = ['Zlín', 'Vienna', 'Brno', 'Chomutov', 'Brno', 'Česká Lípa']
  expect(options(locations, '', 'en').join(', ')).toBe(
    'Brno: Brno, Česká Lípa: Česká Lípa, Chomutov: Chomutov, Vienna: Vienna, Zlín: Zlín',
  )
  expect(options(locations, '', 'cz').join(', ')).toBe(
    'Brno: Brno, Česká Lípa: Česká Lípa, Chomutov: Chomutov, Vienna: Vídeň, Zlín: Zlín',
  )
  expect(options(['Prague', 'Munich', 'Vienna'], '', 'de').join(', ')).toBe(
    'Munich: München, Prague: Prag, Vienna: Wien',
  )
  expect(options(['Ostrava', 'Remote'], '', 'sk').join(', ')).toBe('Remote: Na diaľku, Ostrava: Ostrava')
})

test('locationOptions includes the chosen location even if no offer has it', () => {
  expect(options(['Brno'], 'Munich', 'sk')).toEqual(['Brno: Brno', 'Munich: Mníchov'])
})

test('locationOptions returns no option if there are no locations and none is chosen', () => {
  expect(options([], '', 'sk')).toEqual([])
})
