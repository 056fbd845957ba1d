import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startTranslations } from '../setup/translations.ts'
import { codesOf, translationRuns } from './translation-runs.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

const { run, expectCorrectReport, expectCompletedByNextRun } = translationRuns(() => system)

test('a translation run reports not_saved for the four versions that violate an unknown constraint and saves all others', async () => {
  const rule = `alter table public.case_studies add constraint no_czech check (language <> 'cz') not valid`
  await system.backend.query(rule)
  try {
    const report = await run()
    expect(codesOf(report)).toEqual(['not_saved'])
    expect(report.failed).toHaveLength(4)
    await expectCorrectReport(report)
  } finally {
    await system.backend.query('alter table public.case_studies drop constraint no_czech')
  }
})

test('a translation run reports not_saved for all missing versions if the database goes down, and the next run creates them', async () => {
  system.deepl.behave(() => {
    system.backend.down()
    return 'translate'
  })
  const report = await run()
  system.backend.up()
  expect(codesOf(report)).toEqual(['not_saved'])
  expect(report.failed).toHaveLength(12)
  await expectCorrectReport(report)
  expect(system.deepl.calls.length).toBeLessThanOrEqual(9)
  await expectCompletedByNextRun(report)
})

test('if a study is deleted during a translation run, the run reports its versions as skipped with the code no_english_version', async () => {
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
    await expectCorrectReport(report)
  } finally {
    // An insert cannot set `text_digest`, because the database computes this column.
    const columns = Object.keys(study ?? {})
      .filter((column) => column !== 'text_digest')
      .join(', ')
    await system.backend.query(
      `insert into public.case_studies (${columns})
       select ${columns} from json_populate_record(null::public.case_studies, $1)`,
      [JSON.stringify(study)],
    )
  }
})
