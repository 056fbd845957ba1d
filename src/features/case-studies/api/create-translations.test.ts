import { expect, test, vi } from 'vitest'

import { createTranslations } from './create-translations'

test('a run waits longer for its response than the platform does, which is 150 seconds', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})))
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await createTranslations()
  expect(Math.max(...timer.mock.calls.map(([, delay = 0]) => delay))).toBeGreaterThan(150_000)
})
