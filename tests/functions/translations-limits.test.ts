import { expect, test } from 'vitest'

import { startTranslations } from '../setup/translations.ts'

async function withFunction(
  environment: Record<string, string>,
  work: (system: Awaited<ReturnType<typeof startTranslations>>) => Promise<void>,
) {
  const system = await startTranslations(environment)
  try {
    await system.reset()
    await work(system)
  } finally {
    await system.close()
  }
}

test('without a key the administrator, and nobody else, learns that translations are not set up', async () => {
  await withFunction({ DEEPL_API_KEY: '' }, async (system) => {
    const error = {
      code: 'translation_not_configured',
      message: 'Translations are not set up: the function has no DEEPL_API_KEY.',
    }
    expect(await system.run()).toMatchObject({ status: 503, body: { error } })
    expect(await system.run('garbage')).toMatchObject({ status: 401 })
    expect(system.deepl.calls).toEqual([])
  })
})

test('a service that keeps silent is given up, and no run outlasts its time; the next one goes on', async () => {
  const limits = { DEEPL_TIMEOUT_MS: '1000', TRANSLATION_TIME_LIMIT_MS: '3000' }
  await withFunction(limits, async (system) => {
    system.deepl.behave(() => 'stall')
    const { status, body } = await system.run()
    expect(status).toBe(200)
    const report = body as { translations: object[]; failed: { code: string }[] }
    expect(system.deepl.calls.length).toBeGreaterThan(0)
    expect(report.failed.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 'time_limit'))
    expect(await system.rows('translated')).toEqual([])

    // Pressing the button again goes on where it stopped; how far each run comes depends on the machine.
    system.deepl.behave(() => 'translate')
    let left = 12
    for (let runs = 0; left > 0 && runs < 10; runs += 1) {
      const { body: next } = (await system.run()) as { body: typeof report }
      expect(next.translations.length + next.failed.length).toBe(left)
      left = next.failed.length
    }
    expect(left).toBe(0)
    expect(await system.rows('translated')).toHaveLength(12)
  })
})
