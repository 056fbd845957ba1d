import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())
beforeEach(() => backend.query('delete from public.case_studies; delete from public.offers'))

type Row = Record<string, unknown>

async function insert(table: string, row: Row): Promise<Row> {
  const columns = Object.keys(row)
  const [inserted] = await backend.query<Row>(
    `insert into public.${table} (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning *`,
    Object.values(row),
  )
  return inserted ?? {}
}

const saveCaseStudy = (row: Row = {}) =>
  insert('case_studies', { slug: 'a-study', language: 'en', title: 'A study', ...row })
const saveOffer = (row: Row = {}) =>
  insert('offers', {
    title: 'Offer',
    employment_type: 'Contract',
    location: 'Remote',
    description: 'Text',
    ...row,
  })

describe('a case study', () => {
  test('needs no more than slug, language and title, and starts as a draft', async () => {
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
  ])('has no slug like %j', async (slug) => {
    await expect(saveCaseStudy({ slug })).rejects.toThrow('slug_is_lower_case_words')
  })
  test.each(['cs', 'EN', '', 'fr'])('is not written in %j', async (language) => {
    await expect(saveCaseStudy({ language })).rejects.toThrow('language_is_known')
  })
  test.each(['en', 'sk', 'cz', 'de'])('is written in %j', async (language) => {
    expect(await saveCaseStudy({ language })).toMatchObject({ language })
  })
  test.each(['', ' \n'])('has no title like %j', async (title) => {
    await expect(saveCaseStudy({ title })).rejects.toThrow('title_is_given')
  })
  test('exists once per language', async () => {
    await saveCaseStudy()
    await saveCaseStudy({ language: 'sk' })
    await expect(saveCaseStudy()).rejects.toThrow('one_version_per_language')
  })

  describe.each(['featured_image', 'testimonial_image'])('in %s', (column) => {
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
    ])('takes %j', async (address) => {
      expect(await saveCaseStudy({ [column]: address })).toMatchObject({ [column]: address })
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
      `${bucket}/../private-papers/a.png`,
      `${bucket}/`,
    ])('does not take %j', async (address) => {
      await expect(saveCaseStudy({ [column]: address })).rejects.toThrow(`${column}_is_https_or_ours`)
    })
  })

  describe('its dates', () => {
    const change = async (assignment: string) => {
      const [row] = await backend.query<Row>(`update public.case_studies set ${assignment} returning *`)
      return row ?? {}
    }
    test('published_at is set when it is created published', async () => {
      expect((await saveCaseStudy({ published: true })).published_at).not.toBeNull()
    })
    test('published_at is set when a draft is published, and stays from then on', async () => {
      await saveCaseStudy()
      const { published_at } = await change('published = true')
      expect(published_at).not.toBeNull()
      expect(await change('published = false')).toMatchObject({ published_at })
      expect(await change('published = true')).toMatchObject({ published_at })
    })
    test('a published_at that is given is kept', async () => {
      const { published_at } = await saveCaseStudy({ published: true, published_at: '2020-02-02T00:00:00Z' })
      expect(String(published_at)).toContain('2020-02-02')
    })
    test('updated_at moves with every change, created_at does not', async () => {
      const before = await saveCaseStudy({
        created_at: '2020-02-02T00:00:00Z',
        updated_at: '2020-02-02T00:00:00Z',
      })
      const after = await change(`title = 'Changed'`)
      expect(after.created_at).toEqual(before.created_at)
      expect(after.updated_at).not.toEqual(before.updated_at)
    })
  })
})

describe('an offer', () => {
  test('is inactive unless said otherwise', async () => {
    expect(await saveOffer()).toMatchObject({ status: 0, salary_currency: 'EUR' })
  })

  test.each<[string, Row]>([
    ['status_is_active_or_inactive', { status: 2 }],
    ['remote_percentage_is_a_percentage', { remote_percentage: 101 }],
    ['remote_percentage_is_a_percentage', { remote_percentage: -1 }],
    ['duration_is_positive', { duration_months: 0 }],
    ['salary_is_a_range', { salary_from: 2000, salary_to: 1000 }],
    ['salary_is_a_range', { salary_from: 0 }],
    ['salary_is_a_range', { salary_to: -1 }],
    ['salary_currency_is_an_iso_code', { salary_currency: 'eur' }],
    ['title_is_given', { title: ' ' }],
    ['location_is_given', { location: '' }],
    ['texts_fit', { description: 'x'.repeat(20_001) }],
  ])('keeps to %s: not %o', async (constraint, row) => {
    await expect(saveOffer(row)).rejects.toThrow(constraint)
  })

  test.each<Row>([
    { salary_from: 1000, salary_to: 1000 },
    { salary_from: 1000 },
    { salary_to: 1000 },
    { salary_from: null, salary_to: null },
    { remote_percentage: 0 },
    { remote_percentage: 100, duration_months: 1 },
  ])('may have %o', async (row) => {
    expect(await saveOffer(row)).toMatchObject(row)
  })
})
