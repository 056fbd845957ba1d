import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

import { parseEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { environmentSchema } from '../../supabase/functions/create-case-study-translations/environment.ts'
import { handleTranslationRequest } from '../../supabase/functions/create-case-study-translations/handler.ts'
import type { Behaviour } from '../setup/deepl-server.ts'
import { startTranslations } from '../setup/translations.ts'

interface Report {
  translations: object[]
  skipped: object[]
  failed: { code: string }[]
}

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
beforeEach(() => system.reset())
afterEach(() => vi.unstubAllGlobals())

const codesOf = ({ failed }: Report) => [...new Set(failed.map(({ code }) => code))]

/** Runs all translations. Checks that the report has twelve results and agrees with the database. */
async function run() {
  const { status, body } = await system.run()
  expect(status).toBe(200)
  const report = body as Report
  expect(await system.rows('translated')).toHaveLength(report.translations.length)
  expect(report.translations.length + report.skipped.length + report.failed.length).toBe(12)
  return report
}

test('a run keeps the versions that it created before an error, and the next run goes on', async () => {
  system.deepl.behave(() => (system.deepl.calls.length > 9 ? { status: 456 } : 'translate'))
  const report = await run()
  expect(codesOf(report)).toEqual(['quota_exceeded'])
  expect(report.translations.length).toBeGreaterThanOrEqual(3)
  expect(system.lines.join('\n')).toContain('quota_exceeded')

  system.deepl.behave(() => 'translate')
  expect((await system.run()).body).toMatchObject({ failed: [] })
  expect(await system.rows('translated')).toHaveLength(12)
})

test('if a German text is too long for its column, a run creates the other versions', async () => {
  const tooLong: Behaviour = (text) => text.padEnd(1001, '…')
  system.deepl.behave(({ target_lang }) => (target_lang === 'DE' ? tooLong : 'translate'))
  const report = await run()
  expect(codesOf(report)).toEqual(['too_long'])
  expect(report.translations).toHaveLength(8)
})

test('if DeepL refuses the key, a run says so and does not log the key', async () => {
  system.deepl.behave(() => ({ status: 403 }))
  const report = await run()
  expect(codesOf(report)).toEqual(['translation_key_refused'])
  expect(system.lines.join('\n')).not.toContain(system.environment.DEEPL_API_KEY)
})

test('skips the versions of a study that is deleted during the run', async () => {
  await system.backend.query(
    `insert into public.case_studies (slug, language, title) values ('z-study', 'en', 'A title')`,
  )
  system.deepl.behave(async () => {
    await system.backend.query(`delete from public.case_studies where slug = 'z-study'`)
    return 'translate' as const
  })
  const { body } = await system.run()
  const skipped = ['sk', 'cz', 'de'].map((language) => {
    return { slug: 'z-study', language, reason: 'no_english_version' }
  })
  expect(body).toMatchObject({ skipped: expect.arrayContaining(skipped) as unknown[], failed: [] })
})

test.each([
  [
    'deleted',
    'delete from public.case_studies',
    { skipped: [{ reason: 'no_english_version' }], translations: [] },
    [],
  ],
  [
    'withdrawn',
    'update public.case_studies set published = false',
    { skipped: [], translations: [{ published: false }] },
    [{ published: false }],
  ],
])('does not publish a study that is %s while DeepL translates it', async (_, change, report, rows) => {
  const slug = 'a-study-that-is-taken-off'
  await system.backend.query(
    `insert into public.case_studies (slug, language, title, published) values ($1, 'en', 'A title', true)`,
    [slug],
  )
  system.deepl.behave(async () => {
    await system.backend.query(`${change} where slug = $1`, [slug])
    return 'translate' as const
  })
  const { body } = await system.run(undefined, { slug, languages: ['sk'] })
  expect(body).toMatchObject({ ...report, failed: [] })
  const stored = `delete from public.case_studies where slug = $1 and language = 'sk' returning published`
  expect(await system.backend.query(stored, [slug])).toEqual(rows)
  await system.backend.query('delete from public.case_studies where slug = $1', [slug])
})

/** Calls the function in this process with other values of its environment. */
async function runWith(values: Record<string, string>, token = system.administrator, scope?: object) {
  const environment = parseEnvironment(environmentSchema, { ...system.environment, ...values })
  const headers = { authorization: `Bearer ${token}`, ...(scope && { 'content-type': 'application/json' }) }
  const body = JSON.stringify(scope)
  const request = new Request('http://functions.example', { method: 'POST', headers, body })
  const response = await handleTranslationRequest(request, environment)
  return { status: response.status, body: (await response.json()) as unknown }
}

test('without DEEPL_API_KEY, a run returns 503 with a message to an administrator only', async () => {
  const message = 'Translations are not set up: the function has no DEEPL_API_KEY.'
  const error = { code: 'translation_not_configured', message }
  expect(await runWith({ DEEPL_API_KEY: '' })).toEqual({ status: 503, body: { error } })
  expect(await runWith({ DEEPL_API_KEY: '' }, 'garbage')).toMatchObject({ status: 401 })
  const asked = await runWith({ DEEPL_API_KEY: '' }, undefined, { languages: [] })
  expect(asked.body).toEqual({ translations: [], configured: false })
})

test('a run returns 503 if the sign-in service limits its requests', async () => {
  const limited = vi.fn<typeof fetch>().mockResolvedValue(Response.json({}, { status: 429 }))
  vi.stubGlobal('fetch', limited)
  const error = { code: 'storage_unavailable' }
  expect(await runWith({})).toEqual({ status: 503, body: { error } })
})

test('after TRANSLATION_TIME_LIMIT_MS, a run reports time_limit for the missing versions', async () => {
  system.deepl.behave(() => 'stall')
  const { status, body } = await runWith({ DEEPL_TIMEOUT_MS: '100', TRANSLATION_TIME_LIMIT_MS: '200' })
  expect(status).toBe(200)
  expect((body as Report).failed).toHaveLength(12)
  expect(codesOf(body as Report)).toEqual(['time_limit'])
})
