import { expect, test } from 'vitest'

import { limitConcurrency } from './limit-concurrency.ts'

test('limitConcurrency(2) runs at most two of five tasks at the same time, starts them in order and returns their results', async () => {
  const inTurn = limitConcurrency(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const results = await Promise.all(
    [1, 2, 3, 4, 5].map((number) =>
      inTurn(async () => {
        started.push(number)
        running += 1
        most = Math.max(most, running)
        await new Promise((resolve) => setTimeout(resolve))
        running -= 1
        return number * 10
      }),
    ),
  )
  expect(results).toEqual([10, 20, 30, 40, 50])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('if a task fails, limitConcurrency rejects only the promise of this task and runs the next task', async () => {
  const inTurn = limitConcurrency(1)
  const failing = inTurn(() => Promise.reject(new Error('failed')))
  const next = inTurn(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('failed')
  expect(await next).toBe('done')
})
