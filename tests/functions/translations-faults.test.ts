import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Behaviour, DeeplCall } from '../setup/deepl-server.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

type Report = { translations: object[]; skipped: object[]; failed: { code: string }[] }

async function run() {
  const { status, body } = await system.run()
  expect(status).toBe(200)
  return body as Report
}
const codesOf = ({ failed }: Report) => [...new Set(failed.map(({ code }) => code))]

/** What was made and what the report calls made are the same, and nothing is missing in it. */
async function expectTruth(report: Report) {
  expect(await system.rows('translated')).toHaveLength(report.translations.length)
  expect(report.translations.length + report.skipped.length + report.failed.length).toBe(12)
}

/** Once the service is well again, the next run makes the rest. */
async function expectCured(before: Report) {
  system.deepl.behave(() => 'translate')
  const report = await run()
  expect(report).toMatchObject({ failed: [] })
  expect(report.translations).toHaveLength(12 - before.translations.length)
  expect(await system.rows('translated')).toHaveLength(12)
}

describe('a service that fails once', () => {
  test.each<[string, Behaviour]>([
    ['is busy', { status: 429 }],
    ['is busy and says for how long', { status: 429, headers: { 'retry-after': '0' } }],
    ['is overloaded', { status: 529 }],
    ['is down', { status: 503 }],
    ['has a fault', { status: 500 }],
    ['hangs up', 'cut'],
    ['hangs up within its answer', 'cut within the answer'],
  ])('because it %s is asked again', async (_, behaviour) => {
    system.deepl.behave(() => (system.deepl.calls.length === 1 ? behaviour : 'translate'))
    const report = await run()
    expect(report).toMatchObject({ failed: [] })
    expect(report.translations).toHaveLength(12)
    expect(system.deepl.calls).toHaveLength(25)
  })
})

describe('a service that goes on failing', () => {
  test.each<[string, Behaviour]>([
    ['busy', { status: 429 }],
    ['down', { status: 503 }],
    ['hanging up', 'cut'],
  ])('by %s ends the run', async (_, behaviour) => {
    system.deepl.behave(() => behaviour)
    const report = await run()
    expect(codesOf(report)).toEqual(['translation_unavailable'])
    await expectTruth(report)
    // Four attempts for each language of the first study; a lost connection may be tried anew below us.
    expect(system.deepl.calls.length).toBeGreaterThanOrEqual(12)
    expect(system.deepl.calls.length).toBeLessThanOrEqual(24)
    expect(system.lines.join('\n')).toContain('translation_unavailable')
    await expectCured(report)
  })
})

test('the quota used up on the way ends the run; what was made stays', async () => {
  system.deepl.behave(() => (system.deepl.calls.length > 9 ? { status: 456 } : 'translate'))
  const report = await run()
  expect(codesOf(report)).toEqual(['quota_exceeded'])
  expect(report.translations.length).toBeGreaterThanOrEqual(3)
  await expectTruth(report)
  expect(system.deepl.calls.length).toBeLessThanOrEqual(12)
  await expectCured(report)
})

test('a key that is not known is told to the operator', async () => {
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

describe('a text that the service cannot do', () => {
  const german = ({ target_lang }: DeeplCall) => target_lang === 'DE'
  const cases: [string, Behaviour, string][] = [
    ['refused', { status: 400 }, 'translation_refused'],
    ['too large', { status: 413 }, 'translation_refused'],
    ['answered without JSON', 'not JSON', 'translation_unusable'],
    ['answered with one too few', 'too few', 'translation_unusable'],
    ['answered with nothing', () => '', 'translation_unusable'],
    ['answered with blanks', () => ' \n', 'translation_unusable'],
    ['answered with tags alone', () => '<p></p>', 'translation_unusable'],
    ['answered beyond the limits', (text) => text.repeat(2).padEnd(1001, '…'), 'too_long'],
  ]
  test.each(cases)('because it is %s fails alone', async (_, behaviour, code) => {
    const isBad = (call: DeeplCall) => german(call) && (behaviour !== cases[6]?.[1] || call.tag_handling)
    system.deepl.behave((call) => (isBad(call) ? behaviour : 'translate'))
    const report = await run()
    expect(codesOf(report)).toEqual([code])
    expect(report.failed).toHaveLength(4)
    expect(report.translations).toHaveLength(8)
    await expectTruth(report)
    await expectCured(report)
  })
})

test('a row that the database refuses is not half-saved', async () => {
  const rule = `alter table public.case_studies add constraint no_czech check (language <> 'cz') not valid`
  await system.backend.query(rule)
  try {
    const report = await run()
    expect(codesOf(report)).toEqual(['not_saved'])
    expect(report.failed).toHaveLength(4)
    await expectTruth(report)
  } finally {
    await system.backend.query('alter table public.case_studies drop constraint no_czech')
  }
})

test('a database that goes away while the run is on ends it', async () => {
  system.deepl.behave(() => {
    system.backend.down()
    return 'translate'
  })
  const report = await run()
  system.backend.up()
  expect(codesOf(report)).toEqual(['not_saved'])
  expect(report.failed).toHaveLength(12)
  await expectTruth(report)
  expect(system.deepl.calls.length).toBeLessThanOrEqual(6)
  await expectCured(report)
})

test('a study deleted while the run is on is left alone', async () => {
  const [study] = (await system.rows('english')).filter(({ slug }) => slug === 'tb-ostrevia')
  system.deepl.behave(async () => {
    await system.backend.query(`delete from public.case_studies where slug = 'tb-ostrevia'`)
    return 'translate' as const
  })
  try {
    const report = await run()
    expect(report.skipped).toHaveLength(3)
    expect(report.skipped).toContainEqual({
      slug: 'tb-ostrevia',
      language: 'sk',
      reason: 'no_english_version',
    })
    await expectTruth(report)
  } finally {
    await system.backend.query(
      `insert into public.case_studies select * from json_populate_record(null::public.case_studies, $1)`,
      [JSON.stringify(study)],
    )
  }
})
