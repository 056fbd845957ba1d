import { expect, test } from 'vitest'

import { growthOfList } from './list-sections'

test('growthOfList() divides the figure of 1 000 rows by the figure of 10 rows', () => {
  const figures = [10, 100, 1000, 10_000].map((rows) => ({ rows, bytes: rows * 3, firstCard: 1, heap: 1 }))
  expect(growthOfList(figures, ({ bytes }) => bytes)).toBe(100)
})
