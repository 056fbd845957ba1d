import { expect, test } from 'vitest'

import { gridItem } from './study-grid'

const spans = (classes: string, prefix: string) =>
  Number(new RegExp(`(?:^| )${prefix}:col-span-(\\d)`).exec(classes)?.[1] ?? 1)

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  '%i studies fill every row of a grid with two or three columns',
  (count) => {
    const items = Array.from({ length: count }, (_, index) => gridItem(index, count))
    for (const [prefix, columns] of [
      ['md:max-lg', 2],
      ['lg', 3],
    ] as const) {
      const cells = items.reduce((sum, item) => sum + spans(item, prefix), 0)
      expect(cells % columns).toBe(0)
    }
    expect(items.slice(1).join('')).toBe('')
  },
)

test('the first card spans one column in a list of more than twelve studies', () => {
  expect(gridItem(0, 13)).toBe('')
  expect(gridItem(0, 25)).toBe('')
})
