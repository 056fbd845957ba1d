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

test('without DEEPL_API_KEY, a translation request of an administrator returns translation_not_configured, and a request with an invalid token returns 401', async () => {
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

test('a translation run reports time_limit for all missing versions if DeepL does not respond, and further runs create them', async () => {
  // An attempt to call DeepL ends after 2 seconds without a response. So the time limit of 3 seconds passes during the
  // second attempt, and the run ends after this attempt with `time_limit`.
  const timeouts = { DEEPL_TIMEOUT_MS: '2000', TRANSLATION_TIME_LIMIT_MS: '3000' }
  await withFunction(timeouts, async (system) => {
    system.deepl.behave(() => 'stall')
    const { status, body } = await system.run()
    expect(status).toBe(200)
    const report = body as { translations: object[]; failed: { code: string }[] }
    expect(system.deepl.calls.length).toBeGreaterThan(0)
    expect(report.failed.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 'time_limit'))
    expect(await system.rows('translated')).toEqual([])

    // On a slow machine, one run may not create all versions within its time limit. So the test starts up to ten runs.
    system.deepl.behave(() => 'translate')
    let remaining = 12
    for (let runs = 0; remaining > 0 && runs < 10; runs += 1) {
      const { body: next } = (await system.run()) as { body: typeof report }
      expect(next.translations.length + next.failed.length).toBe(remaining)
      remaining = next.failed.length
    }
    expect(remaining).toBe(0)
    expect(await system.rows('translated')).toHaveLength(12)
  })
})
