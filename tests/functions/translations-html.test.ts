import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { pseudoTranslation } from '../setup/deepl-server.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

const inAnyOrder = (entries: unknown[]) => expect.arrayContaining(entries) as unknown[]

test.each([
  ['a tag is missing', (html: string) => html.replace('</strong>', '')],
  ['an address is another one', (html: string) => html.replace('href="https://', 'href="https://evil.')],
  ['a tag is translated', (html: string) => html.replace(/(<\/?)em>/g, '$1zdôraznenie>')],
  ['there is a tag more', (html: string) => `${html}<script>alert(1)</script>`],
])('HTML in which %s is saved as a draft and said so', async (_, damage) => {
  await withStudy(async () => {
    system.deepl.behave(({ tag_handling }) => (tag_handling ? damage : 'translate'))
    const { body } = await system.run()
    const drafts = ['sk', 'cz', 'de'].map((language) => {
      return { slug: 'a-study', language, published: false, reason: 'html_changed' }
    })
    expect(body).toMatchObject({ translations: inAnyOrder(drafts), failed: [] })
    const rows = (await system.rows('translated')).filter(({ slug }) => slug === 'a-study')
    expect(rows).toHaveLength(3)
    for (const row of rows) expect(row).toMatchObject({ published: false, published_at: null })
  })
})

test('words may change places with their tags', async () => {
  await withStudy(async () => {
    system.deepl.behave(({ tag_handling }) =>
      tag_handling
        ? () => '<p><em>dva</em> <a HREF="https://example.org/?a=1&b=2">jeden</a> a <strong>tri</strong></p>'
        : 'translate',
    )
    const { body } = await system.run()
    const made = { slug: 'a-study', language: 'sk', published: true }
    expect(body).toMatchObject({ translations: inAnyOrder([made]) })
  })
})

const markup = '<p><strong>one</strong> <a href="https://example.org/?a=1&amp;b=2">two</a> <em>three</em></p>'

async function withStudy(work: () => Promise<void>, content = markup) {
  await system.backend.query(
    `insert into public.case_studies (slug, language, title, content, published) values ('a-study', 'en', 'T', $1, true)`,
    [content],
  )
  try {
    await work()
  } finally {
    await system.backend.query(`delete from public.case_studies where slug = 'a-study'`)
  }
}

test('content far beyond one request is translated whole', async () => {
  const content = Array.from(
    { length: 1500 },
    (_, index) => `<p>Paragraph “${index}” of <em>many</em>, ${'x'.repeat(60)}.</p>`,
  )
  const html = `<div>\n${content.join('\n')}\n</div>`
  await withStudy(async () => {
    const { body } = await system.run()
    expect(body).toMatchObject({ failed: [] })
    const row = (await system.rows('translated')).find(
      ({ slug, language }) => slug === 'a-study' && language === 'de',
    )
    expect(row?.content).toBe(pseudoTranslation(html, { target_lang: 'DE', tag_handling: 'html' }))
    expect(row?.published).toBe(true)
  }, html)
})
