import { expect, test, vi } from 'vitest'

import { createTranslations } from './create-translations'

test('a run waits longer for its response than the platform does, which is 150 seconds', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({})))
  const timer = vi.spyOn(globalThis, 'setTimeout')
  await createTranslations()
  expect(Math.max(...timer.mock.calls.map(([, delay = 0]) => delay))).toBeGreaterThan(150_000)
})

test('without a key of the translation service, no run is offered', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ configured: false }))
  // A new instance of the module, because another test file may already have asked.
  const instance = './create-translations?new'
  const api = (await import(instance)) as typeof import('./create-translations')
  expect(await api.isTranslationSetUp()).toBe(false)
})
