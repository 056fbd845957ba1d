import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'

import { company } from '@/config/company'

test('twelve people in four rows of three have different photos that exist', () => {
  const photos = company.team.flatMap(({ members }) => members.map(({ photo }) => photo))
  expect(company.team.map(({ members }) => members.length)).toEqual([3, 3, 3, 3])
  expect(new Set(photos).size).toBe(12)
  expect(photos.filter((photo) => !existsSync(`public${photo}`))).toEqual([])
})
