import { expect, test } from 'vitest'

import { fetchAllRows } from './fetch-all-rows'

test.each([1000, 7])('returns all rows of a server that returns at most %i at once', async (maxRows) => {
  const all = Array.from({ length: 2100 }, (_, index) => index)
  const fetchRange = (from: number, to: number) =>
    Promise.resolve({ data: all.slice(from, Math.min(to + 1, from + maxRows)) })
  expect(await fetchAllRows(fetchRange)).toEqual(all)
})
