import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { pseudoTranslation } from '../setup/deepl-server.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

const slugs = ['tb-cloudtalk', 'tb-duos', 'tb-ostrevia', 'tb-powerful-medical']
const versions = slugs.flatMap((slug) => ['cz', 'de', 'sk'].map((language) => ({ slug, language })))
const codes = { sk: 'SK', cz: 'CS', de: 'DE' } as Record<string, 'SK' | 'CS' | 'DE'>
const inAnyOrder = (entries: unknown[]) => expect.arrayContaining(entries) as unknown[]

test('a translation run creates three versions of each of four English studies, with translated texts, the other fields and `published` as in the English version, and logs nothing', async () => {
  const { status, body } = await system.run()

  expect(status).toBe(200)
  const created = versions.map((version) => ({ ...version, published: version.slug !== 'tb-ostrevia' }))
  expect(body).toEqual({ translations: inAnyOrder(created), skipped: [], failed: [] })
  const english = await system.rows('english')
  const rows = await system.rows('translated')
  expect(rows.map(({ slug, language }) => ({ slug, language }))).toEqual(versions)
  for (const row of rows) {
    const source = english.find(({ slug }) => slug === row.slug)
    const text = (value: unknown) =>
      value === null ? null : pseudoTranslation(value as string, { target_lang: codes[row.language] ?? 'SK' })
    const html = (value: unknown) =>
      pseudoTranslation(value as string, { target_lang: codes[row.language] ?? 'SK', tag_handling: 'html' })
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
    })
    expect(row.published_at === null).toBe(row.slug === 'tb-ostrevia')
  }
  // Two requests for each version: one for its plain texts and one for its HTML.
  expect(system.deepl.calls).toHaveLength(36)
  expect(system.lines).toEqual([])
})

test('a second translation run skips every version, changes no row and sends no request to DeepL', async () => {
  await system.run()
  const rows = await system.rows('translated')
  system.deepl.calls.splice(0)

  const { status, body } = await system.run()

  expect(status).toBe(200)
  const skipped = versions.map((version) => ({ ...version, reason: 'exists' }))
  expect(body).toEqual({ translations: [], skipped: inAnyOrder(skipped), failed: [] })
  expect(system.deepl.calls).toEqual([])
  expect(await system.rows('translated')).toEqual(rows)
})

test('a translation run creates only missing versions, and only for studies that have an English version', async () => {
  await system.backend.query(
    `insert into public.case_studies (slug, language, title, published)
     values ('tb-duos', 'de', 'Von Hand', true), ('only-slovak', 'sk', 'Iba po slovensky', true)`,
  )
  try {
    const { body } = await system.run()
    expect(body).toMatchObject({
      skipped: [{ slug: 'tb-duos', language: 'de', reason: 'exists' }],
      failed: [],
    })
    expect((body as { translations: unknown[] }).translations).toHaveLength(11)
    const rows = await system.rows('translated')
    expect(rows.find(({ slug, language }) => slug === 'tb-duos' && language === 'de')?.title).toBe('Von Hand')
    expect(rows.filter(({ slug }) => slug === 'only-slovak')).toHaveLength(1)
  } finally {
    await system.backend.query(`delete from public.case_studies where slug = 'only-slovak'`)
  }
})

test('a translation run with the slug tb-duos and the languages sk and de creates only these two versions', async () => {
  const { body } = await system.run(system.administrator, { slug: 'tb-duos', languages: ['sk', 'de', 'sk'] })
  const created = ['sk', 'de'].map((language) => ({ slug: 'tb-duos', language, published: true }))
  expect(body).toEqual({ translations: inAnyOrder(created), skipped: [], failed: [] })
  expect(await system.rows('translated')).toHaveLength(2)
})

test('a translation run with languages and without a slug creates the versions of all English studies in these languages', async () => {
  const { body } = await system.run(system.administrator, { languages: ['cz'] })
  expect(body).toMatchObject({ skipped: [], failed: [] })
  const rows = await system.rows('translated')
  expect(rows.map(({ slug, language }) => ({ slug, language }))).toEqual(
    slugs.map((slug) => ({ slug, language: 'cz' })),
  )
})

test('a translation run saves the Slovak version as unread with the digest of the English version, and leaves the English version read', async () => {
  await system.run(system.administrator, { slug: 'tb-duos', languages: ['sk'] })
  const [source] = (await system.rows('english')).filter(({ slug }) => slug === 'tb-duos')
  const [version] = await system.rows('translated')
  expect(version).toMatchObject({ unread: true, source_digest: source?.text_digest })
  expect(source).toMatchObject({ unread: false, source_digest: null })
})

test.each([
  { slug: 'Not a slug' },
  { slug: 'x'.repeat(121) },
  { slug: null },
  { languages: [] },
  { languages: ['en'] },
  { languages: 'sk' },
  { language: 'sk' },
])('a translation request with the body %j returns invalid_scope and translates nothing', async (scope) => {
  const response = await system.run(system.administrator, scope)
  expect(response).toMatchObject({ status: 422, body: { error: { code: 'invalid_scope' } } })
  expect(system.deepl.calls).toEqual([])
})
