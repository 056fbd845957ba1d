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

test('every English study gets its three versions, texts translated and all else inherited', async () => {
  const { status, body } = await system.run()

  expect(status).toBe(200)
  const made = versions.map((version) => ({ ...version, published: version.slug !== 'tb-ostrevia' }))
  expect(body).toEqual({ translations: inAnyOrder(made), skipped: [], failed: [] })
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
  // One call for the plain texts of a version, one for its HTML.
  expect(system.deepl.calls).toHaveLength(24)
  expect(system.lines).toEqual([])
})

test('a second run finds nothing to do and asks the service nothing', async () => {
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

test('only what is missing is made, and only from English', async () => {
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

// The backend gives a thousand rows at once.
test('studies beyond a thousand rows are found', async () => {
  await system.backend.query(
    `insert into public.case_studies (slug, language, title) select 'a-' || n, 'sk', 'T' from generate_series(1, 1100) n`,
  )
  const { body } = await system.run()
  expect((body as { translations: unknown[] }).translations).toHaveLength(12)
})

test('two runs at once make each version once', async () => {
  // Each run begins with the three languages of one study; nobody gets an answer before both have begun.
  const held: (() => void)[] = []
  system.deepl.behave(async () => {
    if (system.deepl.calls.length < 6) await new Promise<void>((release) => held.push(release))
    for (const release of held.splice(0)) release()
    return 'translate' as const
  })

  const answers = await Promise.all([system.run(), system.run()])

  const bodies = answers.map(({ body }) => body as Record<'translations' | 'skipped' | 'failed', unknown[]>)
  expect(bodies.flatMap(({ translations }) => translations)).toHaveLength(12)
  expect(bodies.flatMap(({ skipped }) => skipped)).toHaveLength(12)
  expect(bodies.flatMap(({ failed }) => failed)).toEqual([])
  expect(await system.rows('translated')).toHaveLength(12)
})

test('a version written by hand while the run is on stays as it is', async () => {
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
