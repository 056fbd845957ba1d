import { expect, test } from 'vitest'

import { growthOfMemory, growthOfTime } from './build-growth'

const build = (pages: number, seconds: number, peakMemory = 0) => {
  return { pages, seconds, processorSeconds: 0, peakMemory }
}

test('growthOfTime() returns 1 when every further page takes the same time', () => {
  expect(growthOfTime([build(100, 25), build(500, 45), build(2000, 120)])).toBe(1)
})

test('growthOfTime() returns 2 when a further page in large builds takes twice the time', () => {
  expect(growthOfTime([build(100, 25), build(500, 45), build(2000, 195)])).toBe(2)
})

test('growthOfMemory() divides the peak memory of the last build by that of the first build', () => {
  expect(growthOfMemory([build(100, 1, 800), build(500, 1, 2000), build(2000, 1, 1200)])).toBe(1.5)
})
