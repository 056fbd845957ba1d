import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { translationReasons } from '../../src/admin/case-studies/translations/translation-reasons.ts'
import { startTranslations, type StudyRow } from '../setup/translations.ts'
import { english, hostileResponses } from './hostile-responses.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations({ DEEPL_TIMEOUT_MS: '1500' })
})
afterAll(() => system.close())

const columns = Object.keys(english)
beforeEach(async () => {
  await system.reset()
  await system.backend.query(
    `insert into public.case_studies (slug, language, published, ${columns.join(', ')})
     values ('a-study', 'en', true, ${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(english),
  )
})
afterEach(() => system.backend.query(`delete from public.case_studies where slug = 'a-study'`))

const key = { slug: 'a-study', language: 'sk' }
const run = () => system.run(system.administrator, { slug: key.slug, languages: [key.language] })
const storedVersion = async (): Promise<StudyRow | undefined> =>
  (await system.rows('translated')).find(({ slug }) => slug === key.slug)

function resultOf(outcome: string): string {
  const [kind, code] = outcome.split(', ')
  if (kind === 'published') return 'creates a published version that is marked as unread'
  if (kind === 'draft') return `creates a draft that is marked as unread, and reports ${code}`
  if (kind === 'not created') return `creates no version and reports ${code}`
  return `creates no version and returns the error ${code}`
}
const described = hostileResponses.map(({ title, outcome, ...rest }) => {
  return [title, resultOf(outcome), { outcome, ...rest }] as const
})

test.each(described)('if DeepL %s, a translation run to Slovak %s', async (_, __, row) => {
  const { behave, outcome, stored } = row
  system.deepl.behave(behave)
  const { body } = await run()
  const version = await storedVersion()

  const [kind, code = ''] = outcome.split(', ')
  if (kind === 'published') {
    expect(body).toEqual({ translations: [{ ...key, published: true }], skipped: [], failed: [] })
  } else if (kind === 'draft') {
    const created = { ...key, published: false, reason: code }
    expect(body).toEqual({ translations: [created], skipped: [], failed: [] })
  } else if (kind === 'not created') {
    expect(body).toEqual({ translations: [], skipped: [], failed: [{ ...key, code }] })
  } else {
    expect(body).toMatchObject({ error: { code } })
  }
  if (code && kind !== 'error') expect(translationReasons).toHaveProperty(code)

  if (kind === 'published' || kind === 'draft') {
    expect(version).toMatchObject({ published: kind === 'published', unread: true, ...stored })
  } else {
    expect(version).toBeUndefined()
  }
})
