import { beforeAll, beforeEach, expect, test } from 'vitest'

import { pseudoTranslation } from '../setup/deepl-server.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
beforeEach(() => system.reset())

const slugs = ['tb-cloudtalk', 'tb-duos', 'tb-ostrevia', 'tb-powerful-medical']
const versions = slugs.flatMap((slug) => ['cz', 'de', 'sk'].map((language) => ({ slug, language })))
const codes = { sk: 'SK', cz: 'CS', de: 'DE' } as Record<string, 'SK' | 'CS' | 'DE'>
const inAnyOrder = (entries: unknown[]) => expect.arrayContaining(entries) as unknown[]

test('creates three versions of each English study, and a second run changes nothing', async () => {
  const { status, body } = await system.run()

  expect(status).toBe(200)
  const created = versions.map((version) => ({ ...version, published: version.slug !== 'tb-ostrevia' }))
  expect(body).toEqual({ translations: inAnyOrder(created), skipped: [], failed: [] })
  const english = await system.rows('english')
  const rows = await system.rows('translated')
  expect(rows).toMatchObject(versions)
  for (const row of rows) {
    const source = english.find(({ slug }) => slug === row.slug)
    const target_lang = codes[row.language] ?? 'SK'
    const text = (value: unknown) =>
      value === null ? null : pseudoTranslation(value as string, { target_lang })
    const html = (value: unknown) => pseudoTranslation(value as string, { target_lang, tag_handling: 'html' })
    expect(row).toMatchObject({
      title: text(source?.title),
      excerpt: text(source?.excerpt),
      category: text(source?.category),
      content: html(source?.content),
      about_company: html(source?.about_company),
      testimonial_text: text(source?.testimonial_text),
      testimonial_author_role: text(source?.testimonial_author_role),
      testimonial_author: source?.testimonial_author,
      testimonial_image: source?.testimonial_image,
      featured_image: source?.featured_image,
      client_name: source?.client_name,
      published: source?.published,
      source_digest: source?.text_digest,
      unread: true,
    })
    expect(row.published_at === null).toBe(row.slug === 'tb-ostrevia')
  }
  for (const row of english) expect(row).toMatchObject({ unread: false, source_digest: null })
  expect(system.lines).toEqual([])

  system.deepl.calls.splice(0)
  const skipped = versions.map((version) => ({ ...version, reason: 'exists' }))
  expect(await system.run()).toMatchObject({
    status: 200,
    body: { translations: [], skipped: inAnyOrder(skipped), failed: [] },
  })
  expect(system.deepl.calls).toEqual([])
  expect(await system.rows('translated')).toEqual(rows)
})

test('a slug and languages limit a run, and a translation that adds a script is a draft', async () => {
  system.deepl.behave(({ tag_handling }) => (tag_handling ? () => '<p>a</p><script></script>' : 'translate'))
  const { body } = await system.run(undefined, { slug: 'tb-duos', languages: ['sk', 'de', 'sk'] })
  const drafts = ['de', 'sk'].map((language) => ({ slug: 'tb-duos', language, published: false }))
  const translations = inAnyOrder(drafts.map((draft) => ({ ...draft, reason: 'html_changed' })))
  expect(body).toEqual({ translations, skipped: [], failed: [] })
  expect(await system.rows('translated')).toMatchObject(drafts)
})

test.each([{ slug: 'Not a slug' }, { languages: ['en'] }])('the scope %j is invalid', async (scope) => {
  const response = await system.run(undefined, scope)
  expect(response).toMatchObject({ status: 422, body: { error: { code: 'invalid_scope' } } })
  expect(system.deepl.calls).toEqual([])
})

test('a scope without languages translates nothing and tells that there is a key', async () => {
  const { body } = await system.run(system.administrator, { languages: [] })
  expect(body).toEqual({ translations: [], configured: true })
  expect(system.deepl.calls).toEqual([])
})

test('a preview returns a new translation of a version that exists, and stores nothing', async () => {
  const scope = { slug: 'tb-duos', languages: ['sk'] }
  await system.run(undefined, scope)
  await system.backend.query(`update public.case_studies set title = 'By hand' where language = 'sk'`)
  const before = await system.rows('translated')
  const { body } = await system.run(undefined, { ...scope, preview: true })
  const texts = { title: expect.stringMatching(/^SK /) as string, language: 'sk' }
  expect(body).toMatchObject({ translations: [{ slug: 'tb-duos', texts }], skipped: [], failed: [] })
  expect(await system.rows('translated')).toEqual(before)
})

test('two parallel runs together create each version once', async () => {
  // DeepL responds only after the third request, so that the runs overlap.
  const waiting: (() => void)[] = []
  system.deepl.behave(async () => {
    if (system.deepl.calls.length < 3) await new Promise<void>((release) => waiting.push(release))
    for (const release of waiting.splice(0)) release()
    return 'translate' as const
  })
  const scope = { slug: 'tb-duos' }
  const runs = [1, 2].map(() => system.run(system.administrator, scope))
  const responses = await Promise.all(runs)
  const bodies = responses.map(({ body }) => body as Record<'translations' | 'skipped' | 'failed', unknown[]>)
  expect(bodies.flatMap(({ translations }) => translations)).toHaveLength(3)
  expect(bodies.flatMap(({ skipped }) => skipped)).toHaveLength(3)
  expect(bodies.flatMap(({ failed }) => failed)).toEqual([])
  expect(await system.rows('translated')).toHaveLength(3)
})
