import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await startTestBackend()
  await backend.query(`
    insert into public.case_studies (slug, language, title, content, published, published_at)
    select 'study-' || n, (array['en', 'sk', 'cz', 'de'])[1 + n % 4], 'Study', repeat('text ', 200), n % 5 > 0,
           now() - n * 37 % 10000 * interval '1 hour'
    from generate_series(1, 10000) as n;
    insert into public.offers (title, status, published_at, employment_type, location, description)
    select 'Offer ' || n, (n % 3 > 0)::int, now() - n * 37 % 10000 * interval '1 hour', 'Contract',
           'Location ' || n % 50, repeat('text ', 50)
    from generate_series(1, 10000) as n`)
  await backend.query('vacuum analyze')
})
afterAll(() => backend.close())

// The SQL of the queries that the public pages send, and the index that each query must use.
const offerCard = 'id, title, published_at, location, languages, tech_stack'
const card = 'slug, title, excerpt, category, featured_image, published_at'
const queries = {
  'the first page of the list of case studies': {
    sql: `select ${card} from public.case_studies where published and language = 'sk'
          order by published_at desc, slug limit 13`,
    index: 'case_studies_public_list',
  },
  'a further page of the list of case studies': {
    sql: `select ${card} from public.case_studies where published and language = 'sk'
          and published_at <= now() - interval '100 days'
          and (published_at < now() - interval '100 days' or slug > 'study-77')
          order by published_at desc, slug limit 13`,
    index: 'case_studies_public_list',
  },
  'a case study': {
    sql: `select * from public.case_studies where slug = 'study-77' and language = 'sk' and published`,
    index: 'one_version_per_language',
  },
  'the position of a case study in the list': {
    sql: `select language, published_at from public.case_studies
          where slug = 'study-77' and language in ('sk', 'en') and published`,
    index: 'one_version_per_language',
  },
  'the next case study': {
    sql: `select slug, title, featured_image from public.case_studies where published and language = 'sk'
          and slug <> 'study-77' and published_at <= now() - interval '100 days'
          and (published_at < now() - interval '100 days' or slug > 'study-77')
          order by published_at desc, slug limit 1`,
    index: 'case_studies_public_list',
  },
  'the first case study except the current one': {
    sql: `select slug, title, featured_image from public.case_studies where published and language = 'sk'
          and slug <> 'study-77' order by published_at desc, slug limit 1`,
    index: 'case_studies_public_list',
  },
  'the first step of the list of offers': {
    sql: `select ${offerCard} from public.offers where status = 1 order by published_at desc, id desc limit 20`,
    index: 'offers_public_list',
  },
  'a further step of the list of offers': {
    sql: `select ${offerCard} from public.offers where status = 1 and published_at <= now() - interval '100 days'
          and (published_at < now() - interval '100 days' or id < 77)
          order by published_at desc, id desc limit 20`,
    index: 'offers_public_list',
  },
  'the number of offers': {
    sql: 'select count(*) from public.offers where status = 1',
    index: 'offers_',
  },
  'the offers at a location': {
    sql: `select ${offerCard} from public.offers where status = 1 and location = 'Location 7'
          order by published_at desc, id desc limit 20`,
    index: 'offers_by_location',
  },
  'the locations of the offers': {
    sql: 'select location from public.offer_locations',
    index: 'offers_by_location',
  },
  'an offer': {
    sql: 'select * from public.offers where id = 77 and status = 1',
    index: 'offers_pkey',
  },
}

test.each(Object.entries(queries))(
  'the query for %s uses the expected index and no sequential scan in a table of 10,000 rows',
  async (_name, { sql, index }) => {
    await expectIndex(index, `begin; set local role anon; explain ${sql}`)
  },
)

/** Runs SQL that ends with `explain` and rolls back. Checks that the plan uses the index and no sequential scan. */
async function expectIndex(index: string, explain: string) {
  const lines = await backend.query<Record<string, string>>(explain)
  await backend.query('rollback')
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan')
}

test.each(['["offer 777"]', '[" 7"]', '["prague", " vienna "], ["text"]'])(
  'the search of offers for the words %s uses the trigram index and no sequential scan in a table of 10,000 rows',
  async (words) => {
    // The plan of a function call does not show the query inside the function. So this test explains that query.
    const [helper] = await backend.query<{ body: string }>(
      `select prosrc as body from pg_proc where oid = 'private.offers_with_words(jsonb)'::regprocedure`,
    )
    const body = helper?.body.replaceAll(/\bwords\b/g, `'[${words}]'::jsonb`) ?? ''
    await expectIndex('offers_search', `begin; explain ${body}`)
  },
)

test('search_offers reads the matching offers through the primary key and without a sequential scan in a table of 10,000 rows', async () => {
  const [search] = await backend.query<{ body: string }>(
    `select prosrc as body from pg_proc where oid = 'public.search_offers(jsonb)'::regprocedure`,
  )
  const body = search?.body.replaceAll(/search_offers\.words/g, `'[["offer 777"]]'::jsonb`) ?? ''
  await expectIndex('offers_pkey', `begin; set local role anon; explain ${body}`)
})
