import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { isImageUrl } from '@/features/case-studies/image-rules'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow, type Row } from './insert-row.ts'
import { insertAccounts, runAs } from './personas.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
  await backend.query(insertAccounts)
})
beforeEach(() => backend.query('delete from public.case_studies'))

const saveVersion = (row: Row = {}) =>
  insertRow(backend, 'case_studies', { slug: 'a-study', language: 'en', title: 'A study', ...row })
const update = async (assignment: string) => {
  const [row] = await backend.query<Row>(`update public.case_studies set ${assignment} returning *`)
  return row ?? {}
}

test.each<[string, Row]>([
  ...['', 'Upper', 'a/b', 'a\n', 'a'.repeat(201)].map((slug): [string, Row] => [
    'slug_is_lower_case_words',
    { slug },
  ]),
  ['slug_is_no_file_name', { slug: '404' }],
  ['slug_is_no_file_name', { slug: 'index' }],
  ['language_is_known', { language: 'cs' }],
  ['title_is_given', { title: ' \n' }],
])('the constraint %s rejects a version with %j', async (constraint, row) => {
  await expect(saveVersion(row)).rejects.toThrow(constraint)
})

test('a study with the longest slug has one version in each of four languages', async () => {
  const slug = 'a'.repeat(200)
  for (const language of ['en', 'sk', 'cz', 'de']) {
    expect(await saveVersion({ slug, language })).toMatchObject({ slug, language })
  }
  await expect(saveVersion({ slug })).rejects.toThrow('one_version_per_language')
})

describe.each(['featured_image', 'testimonial_image'])('%s, like the form,', (column) => {
  const bucket = '/storage/v1/object/public/case-studies'

  test.each([
    `https://a.example:8443${bucket}/1-a.png`,
    '/pictures/a.png',
    `http://localhost:5173${bucket}/1.png`,
    `http://127.0.0.1${bucket}/1.png`,
    `${bucket}/1.png`,
  ])('accepts %j', async (url) => {
    expect(await saveVersion({ [column]: url })).toMatchObject({ [column]: url })
    expect(isImageUrl(url)).toBe(true)
  })

  test.each([
    '',
    '//example.com/a.png',
    'https://example.com/a.png',
    'javascript:alert(1)',
    `https://user@example.com${bucket}/a.png`,
    `http://example.com${bucket}/a.png`,
    ` https://example.com${bucket}/a.png`,
    bucket.replace('case-studies', 'other/a.png'),
    `http://localhost.example.com${bucket}/a.png`,
    '/a.png\njavascript:alert(1)',
    `${bucket}/../another-bucket/a.png`,
  ])('rejects %j', async (url) => {
    await expect(saveVersion({ [column]: url })).rejects.toThrow(`${column}_is_ours`)
    expect(isImageUrl(url)).toBe(false)
  })
})

test('publishing a new version, which is a draft, sets published_at once', async () => {
  expect(await saveVersion()).toMatchObject({ published: false, published_at: null })
  const { published_at } = await update('published = true')
  expect(published_at).not.toBeNull()
  expect(await update('published = false')).toMatchObject({ published_at })
  expect(await update('published = true')).toMatchObject({ published_at })

  expect((await saveVersion({ language: 'sk', published: true })).published_at).not.toBeNull()
  const dated = { language: 'cz', published: true, published_at: '2020-02-02 00:00:00+00' }
  expect(await saveVersion(dated)).toMatchObject(dated)
})

describe('a version that is added through the API (D78)', () => {
  const add = (row: Row) => {
    const columns = { slug: 'a-study', language: 'sk', title: 'Po slovensky', published: true, ...row }
    const values = Object.values(columns).map((value) => `'${String(value)}'`)
    return runAs<Row>(
      backend,
      'administrator',
      `insert into public.case_studies (${Object.keys(columns).join()}) values (${values.join()}) returning *`,
    )
  }
  const refused = 'the study "a-study" was deleted'

  test('is refused if its study does not exist', async () => {
    await expect(add({})).rejects.toThrow(refused)
    expect(await add({ language: 'en' })).toMatchObject([{ language: 'en' }])
  })

  test('needs an English version only if it is a translation that nobody has read', async () => {
    await saveVersion({ language: 'de' })
    await expect(add({ unread: true })).rejects.toThrow(refused)
    expect(await add({})).toMatchObject([{ published: true }])
  })

  test('is a draft if it is an unread translation of a draft', async () => {
    await saveVersion()
    expect(await add({ unread: true })).toMatchObject([{ published: false, published_at: null }])
    expect(await add({ language: 'cz' })).toMatchObject([{ published: true }])
  })
})

test('withdrawing the English version withdraws its unread translations, which is no edit of them', async () => {
  await saveVersion({ published: true })
  const unread = await saveVersion({ language: 'cz', published: true, unread: true })
  const read = await saveVersion({ language: 'sk', published: true })
  const another = await saveVersion({ slug: 'b-study', language: 'de', published: true, unread: true })
  await runAs(
    backend,
    'administrator',
    `update public.case_studies set published = false where language = 'en'`,
  )
  const translations = `select * from public.case_studies where language <> 'en' order by slug, language`
  expect(await backend.query(translations)).toEqual([{ ...unread, published: false }, read, another])
})

test('deleting the English version deletes the study', async () => {
  await saveVersion()
  await saveVersion({ language: 'sk' })
  await saveVersion({ slug: 'b-study', language: 'de' })
  await runAs(backend, 'administrator', `delete from public.case_studies where language = 'en'`)
  expect(await backend.query('select slug from public.case_studies')).toEqual([{ slug: 'b-study' }])
})

describe('the origin of a translation (D45)', () => {
  test.each(caseStudyFields)('$name changes text_digest and unread if it is translated', async (field) => {
    const before = await saveVersion({ unread: true })
    const after = await update(`${field.name} = '/other'`)
    expect(after.text_digest !== before.text_digest).toBe(field.translated)
    expect(after.unread).toBe(!field.translated)
  })

  test('an unread translation stays unread if only its publication changes', async () => {
    await saveVersion({ unread: true })
    expect(await update('title = title, content = content, published = true')).toMatchObject({ unread: true })
  })
})

test('a translation remembers the English text with which it was last saved (D45)', async () => {
  const english = await saveVersion()
  const slovak = await saveVersion({ language: 'sk' })
  expect(slovak.source_digest).toBe(english.text_digest)
  const [changed] = await backend.query<Row>(
    `update public.case_studies set title = 'Changed' where language = 'en' returning *`,
  )
  const read = async (assignment: string) => {
    const [row] = await backend.query<Row>(
      `update public.case_studies set ${assignment} where language = 'sk' returning *`,
    )
    return row?.source_digest
  }
  expect(await read('published = false'), 'no text has changed').toBe(english.text_digest)
  expect(await read(`title = 'Zmenené', source_digest = repeat('a', 32)`)).toBe('a'.repeat(32))
  expect(await read(`title = 'Ešte raz'`)).toBe(changed?.text_digest)
  expect(changed?.source_digest, 'of English').toBeNull()
})
