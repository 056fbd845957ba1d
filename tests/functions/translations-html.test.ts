import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

const inAnyOrder = (entries: unknown[]) => expect.arrayContaining(entries) as unknown[]

test('a translation run publishes a translation whose tags have another order than the tags of the English version', async () => {
  await withStudy(async () => {
    system.deepl.behave(({ tag_handling }) =>
      tag_handling
        ? () => '<p><em>dva</em> <a HREF="https://example.org/?a=1&b=2">jeden</a> a <strong>tri</strong></p>'
        : 'translate',
    )
    const { body } = await system.run()
    const created = { slug: 'a-study', language: 'sk', published: true }
    expect(body).toMatchObject({ translations: inAnyOrder([created]) })
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

test('a translation run reports source_too_large with the size and the limit for a study whose content is too large, and translates the other studies', async () => {
  await withStudy(
    async () => {
      const { body } = await system.run()
      const message = 'the field content is too large to translate: 110009 bytes, the limit is 102400'
      const failed = ['sk', 'cz', 'de'].map((language) => {
        return { slug: 'a-study', language, code: 'source_too_large', message }
      })
      expect(body).toMatchObject({ failed: inAnyOrder(failed) })
      expect((body as { translations: unknown[] }).translations).toHaveLength(12)
    },
    `<p>${'x'.repeat(110_000)}</p>`,
  )
})
