import { expect, test } from 'vitest'

import { limitConcurrency } from './limit-concurrency.ts'

test('runs at most two of five tasks at the same time, in order, and returns their results', async () => {
  const inTurn = limitConcurrency(2)
  const ends: (() => void)[] = []
  const task = (number: number) => () => new Promise<number>((resolve) => ends.push(() => resolve(number)))
  const results = [0, 1, 2, 3, 4].map((number) => inTurn(task(number)))
  for (const [number, result] of results.entries()) {
    expect(ends).toHaveLength(Math.min(number + 2, 5))
    ends[number]?.()
    expect(await result).toBe(number)
    await Promise.resolve()
  }
})

test('rejects only the failed task and runs the next one', async () => {
  const inTurn = limitConcurrency(1)
  const failing = inTurn(() => Promise.reject(new Error('failed')))
  const next = inTurn(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
