import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Behaviour, DeeplCall } from '../setup/deepl-server.ts'
import { startTranslations } from '../setup/translations.ts'
import { codesOf, translationRuns, type Report } from './translation-runs.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

const { run, expectCorrectReport, expectCompletedByNextRun } = translationRuns(() => system)

describe('a run in which DeepL fails once', () => {
  test.each<[string, Behaviour]>([
    ['responds with 429', { status: 429 }],
    ['responds with 429 and a Retry-After header', { status: 429, headers: { 'retry-after': '0' } }],
    ['responds with 529', { status: 529 }],
    ['responds with 503', { status: 503 }],
    ['responds with 500', { status: 500 }],
    ['disconnects', 'cut'],
    ['disconnects during its response', 'cut during the response'],
  ])(
    'a translation run of one study creates its three missing versions with one additional request if DeepL %s only once',
    async (_, behaviour) => {
      system.deepl.behave(() => (system.deepl.calls.length === 1 ? behaviour : 'translate'))
      const { body } = await system.run(system.administrator, { slug: 'tb-duos' })
      const report = body as Report
      expect(report).toMatchObject({ failed: [] })
      expect(report.translations).toHaveLength(3)
      // Three requests for each version: one for its plain texts and one for each of its two HTML texts. The first
      // request is sent twice, because DeepL fails at the first attempt.
      expect(system.deepl.calls).toHaveLength(3 * 3 + 1)
    },
  )
})

describe('a run in which DeepL fails permanently', () => {
  test.each<[string, Behaviour]>([
    ['responds with 429', { status: 429 }],
    ['responds with 503', { status: 503 }],
    ['disconnects', 'cut'],
  ])(
    'a translation run reports and logs translation_unavailable if DeepL always %s, and the next run creates the versions',
    async (_, behaviour) => {
      system.deepl.behave(() => behaviour)
      const report = await run()
      expect(codesOf(report)).toEqual(['translation_unavailable'])
      await expectCorrectReport(report)
      // At least 12 requests: four attempts for each of the three languages of the first study. At most 24, because
      // `fetch` may repeat each request by itself after a lost connection.
      expect(system.deepl.calls.length).toBeGreaterThanOrEqual(12)
      expect(system.deepl.calls.length).toBeLessThanOrEqual(24)
      expect(system.lines.join('\n')).toContain('translation_unavailable')
      await expectCompletedByNextRun(report)
    },
  )
})

test('if DeepL responds with 456 from the tenth request on, a translation run keeps the created versions and reports quota_exceeded for the other versions, and the next run creates the other versions', async () => {
  system.deepl.behave(() => (system.deepl.calls.length > 9 ? { status: 456 } : 'translate'))
  const report = await run()
  expect(codesOf(report)).toEqual(['quota_exceeded'])
  expect(report.translations.length).toBeGreaterThanOrEqual(3)
  await expectCorrectReport(report)
  expect(system.deepl.calls.length).toBeLessThanOrEqual(12)
  await expectCompletedByNextRun(report)
})

test('if DeepL rejects the API key, a translation run returns 502 with a message, creates no version and does not log the API key', async () => {
  system.deepl.behave(() => ({ status: 403 }))
  const { status, body } = await system.run()
  expect(status).toBe(502)
  expect(body).toEqual({
    error: {
      code: 'translation_key_refused',
      message: 'The translation service does not accept the DEEPL_API_KEY.',
    },
  })
  expect(await system.rows('translated')).toEqual([])
  expect(system.lines.join('\n')).not.toContain('a-key-of-the-tests')
})

describe('a run in which DeepL fails for German', () => {
  const german = ({ target_lang }: DeeplCall) => target_lang === 'DE'
  const cases: [string, Behaviour, string][] = [
    ['responds with 400', { status: 400 }, 'translation_refused'],
    ['returns a text with a NUL character', () => 'a\0', 'translation_unusable'],
    ['returns a text above the limit of its column', (text) => text.repeat(2).padEnd(1001, '…'), 'too_long'],
  ]
  test.each(cases)(
    'a translation run creates all versions except the four German versions if DeepL %s for German, and the next run creates the German versions',
    async (_, behaviour, code) => {
      system.deepl.behave((call) => (german(call) ? behaviour : 'translate'))
      const report = await run()
      expect(codesOf(report)).toEqual([code])
      expect(report.failed).toHaveLength(4)
      expect(report.translations).toHaveLength(8)
      await expectCorrectReport(report)
      await expectCompletedByNextRun(report)
    },
  )
})
