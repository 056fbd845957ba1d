import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

test('two parallel translation runs together create the missing versions of four studies in three languages, and neither run fails', async () => {
  // DeepL responds only after the third request, so that the runs overlap.
  const waiting: (() => void)[] = []
  system.deepl.behave(async () => {
    if (system.deepl.calls.length < 3) await new Promise<void>((release) => waiting.push(release))
    for (const release of waiting.splice(0)) release()
    return 'translate' as const
  })

  const responses = await Promise.all([system.run(), system.run()])

  const bodies = responses.map(({ body }) => body as Record<'translations' | 'skipped' | 'failed', unknown[]>)
  expect(bodies.flatMap(({ translations }) => translations)).toHaveLength(12)
  expect(bodies.flatMap(({ skipped }) => skipped)).toHaveLength(12)
  expect(bodies.flatMap(({ failed }) => failed)).toEqual([])
  expect(await system.rows('translated')).toHaveLength(12)
})

test('a translation run skips a version that is inserted by hand during the run, and does not change this version', async () => {
  system.deepl.behave(async ({ target_lang }) => {
    const written = `insert into public.case_studies (slug, language, title) values ('tb-duos', 'cz', 'Ručně')
      on conflict do nothing`
    if (target_lang === 'CS') await system.backend.query(written)
    return 'translate' as const
  })
  const { body } = await system.run()

  expect(body).toMatchObject({ skipped: [{ slug: 'tb-duos', language: 'cz', reason: 'exists' }], failed: [] })
  const rows = await system.rows('translated')
  expect(rows.find(({ slug, language }) => slug === 'tb-duos' && language === 'cz')).toMatchObject({
    title: 'Ručně',
    content: '',
  })
})
