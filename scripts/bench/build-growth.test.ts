import { expect, test } from 'vitest'

import { growthOfTime } from './build-growth'

const build = (pages: number, seconds: number) => ({ pages, seconds, processorSeconds: 0, peakMemory: 0 })

test('growthOfTime() returns 1 when every further page takes the same time', () => {
  expect(growthOfTime([build(100, 25), build(500, 45), build(2000, 120)])).toBe(1)
})

test('growthOfTime() returns 2 when a further page in large builds takes twice the time', () => {
  expect(growthOfTime([build(100, 25), build(500, 45), build(2000, 195)])).toBe(2)
})
