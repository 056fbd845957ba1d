import { expect, test } from 'vitest'

import { gridItem } from './study-grid'

const spans = (classes: string, prefix: string) =>
  Number(new RegExp(`(?:^| )${prefix}:col-span-(\\d)`).exec(classes)?.[1] ?? 1)

test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
  'with %i studies, the cards fill each row of two or three columns, and only the first card can span several columns',
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

test('with 13 or 25 studies, the first card spans one column', () => {
  expect(gridItem(0, 13)).toBe('')
  expect(gridItem(0, 25)).toBe('')
})
