import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow, type Row } from './insert-row.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.query('delete from public.case_studies'))

const saveCaseStudy = (row: Row = {}) =>
  insertRow(backend, 'case_studies', { slug: 'a-study', language: 'en', title: 'A study', ...row })

describe('the table case_studies', () => {
  test('a version that is inserted with only slug, language and title is a draft with an empty excerpt', async () => {
    expect(await saveCaseStudy()).toMatchObject({ published: false, published_at: null, excerpt: '' })
  })

  test.each([
    '',
    'Upper',
    'two words',
    '-lead',
    'trail-',
    'double--hyphen',
    'ž',
    'a/b',
    'a\n',
    'a'.repeat(121),
  ])('the constraint slug_is_lower_case_words rejects the slug %j', async (slug) => {
    await expect(saveCaseStudy({ slug })).rejects.toThrow('slug_is_lower_case_words')
  })
  test.each(['cs', 'EN', '', 'fr'])(
    'the constraint language_is_known rejects the language %j',
    async (language) => {
      await expect(saveCaseStudy({ language })).rejects.toThrow('language_is_known')
    },
  )
  test.each(['en', 'sk', 'cz', 'de'])(
    'the table case_studies accepts a version in the language %j',
    async (language) => {
      expect(await saveCaseStudy({ language })).toMatchObject({ language })
    },
  )
  test.each(['', ' \n'])('the constraint title_is_given rejects the title %j', async (title) => {
    await expect(saveCaseStudy({ title })).rejects.toThrow('title_is_given')
  })
  test('a study can have an English and a Slovak version, but not a second English version', async () => {
    await saveCaseStudy()
    await saveCaseStudy({ language: 'sk' })
    await expect(saveCaseStudy()).rejects.toThrow('one_version_per_language')
  })

  describe.each(['featured_image', 'testimonial_image'])('the column %s', (column) => {
    const bucket = '/storage/v1/object/public/case-studies'
    test.each([
      'https://example.com/a.png',
      'https://example.com',
      'https://example.com/a.png?width=2#top',
      `https://abc.supabase.co${bucket}/1-a.png`,
      `${bucket}/1-a.png`,
      `http://localhost:5173${bucket}/1-a.png`,
      `http://127.0.0.1${bucket}/1-a.png`,
      null,
    ])(`the column ${column} accepts %j`, async (url) => {
      expect(await saveCaseStudy({ [column]: url })).toMatchObject({ [column]: url })
    })
    test.each([
      '',
      'a.png',
      '/a.png',
      '//example.com/a.png',
      'http://example.com/a.png',
      `http://example.com${bucket}/a.png`,
      `http://localhost.example.com${bucket}/a.png`,
      `http://localhost:80@example.com${bucket}/a.png`,
      'https://user@example.com/a.png',
      'https://',
      'https:///a.png',
      'https://example.com/a b.png',
      'https://example.com/a.png\njavascript:alert(1)',
      'javascript:alert(1)//https://example.com',
      'data:image/png;base64,AAAA',
      `${bucket}/../another-bucket/a.png`,
      `${bucket}/`,
    ])(`the column ${column} rejects %j`, async (url) => {
      await expect(saveCaseStudy({ [column]: url })).rejects.toThrow(`${column}_is_https_or_ours`)
    })
  })

  describe('dates', () => {
    const update = async (assignment: string) => {
      const [row] = await backend.query<Row>(`update public.case_studies set ${assignment} returning *`)
      return row ?? {}
    }
    test('the database sets published_at when a published version is inserted', async () => {
      expect((await saveCaseStudy({ published: true })).published_at).not.toBeNull()
    })
    test('the database sets published_at when a draft is published, and keeps this time when the version is unpublished and published again', async () => {
      await saveCaseStudy()
      const { published_at } = await update('published = true')
      expect(published_at).not.toBeNull()
      expect(await update('published = false')).toMatchObject({ published_at })
      expect(await update('published = true')).toMatchObject({ published_at })
    })
    test('the database keeps a published_at that an insert sets', async () => {
      const { published_at } = await saveCaseStudy({ published: true, published_at: '2020-02-02T00:00:00Z' })
      expect(String(published_at)).toContain('2020-02-02')
    })
    test('an update changes updated_at and does not change created_at', async () => {
      const before = await saveCaseStudy({
        created_at: '2020-02-02T00:00:00Z',
        updated_at: '2020-02-02T00:00:00Z',
      })
      const after = await update(`title = 'Changed'`)
      expect(after.created_at).toEqual(before.created_at)
      expect(after.updated_at).not.toEqual(before.updated_at)
    })
  })

  describe('provenance', () => {
    const digestOf = async (row: Row) => (await saveCaseStudy(row)).text_digest
    const translated: string[] = caseStudyFields.filter((field) => field.translated).map(({ name }) => name)

    test.each(caseStudyFields.map(({ name }) => name))(
      'a different value of %s changes text_digest if and only if the contract says that the field is translated',
      async (name) => {
        const before = await digestOf({})
        await backend.query('delete from public.case_studies')
        const after = await digestOf({ [name]: 'https://a.example/other' })
        expect(after !== before).toBe(translated.includes(name))
      },
    )
    test.each(translated)('an unread translation becomes read if its %s changes', async (name) => {
      await saveCaseStudy({ unread: true })
      const [row] = await backend.query(`update public.case_studies set ${name} = 'Changed' returning unread`)
      expect(row).toEqual({ unread: false })
    })
    test('an unread translation stays unread if an update changes its picture and its publication but neither title nor content', async () => {
      await saveCaseStudy({ unread: true })
      const [row] = await backend.query(`update public.case_studies
        set title = title, content = content, featured_image = 'https://a.example/b.png', published = true
        returning unread`)
      expect(row).toEqual({ unread: true })
    })
    test('a version that is inserted without unread and source_digest is not unread and has no source_digest', async () => {
      expect(await saveCaseStudy()).toMatchObject({ unread: false, source_digest: null })
    })
  })
})
