import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'

type Database = Pick<EmbeddedBackend, 'query' | 'close'>

const offerCard = 'id, title, published_at, location, languages, tech_stack'
const card = 'slug, title, excerpt, category, featured_image, published_at'
// Key: what a query of the public pages returns. Value: the SQL of the query, and a text that the plan must contain:
// the name of an index, or the start of the names of several indexes.
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

const insertManyRows = `
  insert into public.case_studies (slug, language, title, content, published, published_at)
  select 'study-' || n, (array['en', 'sk', 'cz', 'de'])[1 + n % 4], 'Study', repeat('text ', 200), n % 5 > 0,
         now() - n * 37 % 10000 * interval '1 hour'
  from generate_series(1, 10000) as n;
  insert into public.offers (title, status, published_at, employment_type, location, description)
  select 'Offer ' || n, (n % 3 > 0)::int, now() - n * 37 % 10000 * interval '1 hour', 'Contract',
         'Location ' || n % 50, repeat('text ', 50)
  from generate_series(1, 10000) as n;
  insert into public.submissions (id, form, payload, state, delivered_at)
  select gen_random_uuid(), 'contact', case when n < 5 then '{}'::jsonb end,
         case when n < 5 then 'pending' else 'delivered' end, case when n >= 5 then now() end
  from generate_series(1, 10000) as n`

export function testQueryPlans(start: () => Promise<Database>) {
  let database: Database

  beforeAll(async () => {
    database = await start()
    await database.query(insertManyRows)
    await database.query('vacuum analyze')
  })
  afterAll(() => database.close())

  /**
   * Runs SQL whose last statement is `explain`, and rolls back. Expects that the plan contains `index`, the name of an
   * index or the start of it, and no sequential scan.
   */
  async function expectIndex(index: string, explain: string) {
    const lines = await database.query<Record<string, string>>(explain)
    await database.query('rollback')
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  }

  /** Returns the SQL inside a database function, because the plan of a function call does not show this SQL. */
  async function bodyOf(name: string): Promise<string> {
    const [row] = await database.query<{ body: string }>(
      `select prosrc as body from pg_proc where oid = '${name}'::regprocedure`,
    )
    return row?.body ?? ''
  }

  test.each(Object.entries(queries))(
    'the query for %s uses the expected index and no sequential scan in a table of 10,000 rows',
    async (_name, { sql, index }) => {
      await expectIndex(index, `begin; set local role anon; explain ${sql}`)
    },
  )

  test.each(['["offer 777"]', '[" 7"]', '["prague", " vienna "], ["text"]'])(
    'the search of offers for the words %s uses the trigram index and no sequential scan in a table of 10,000 rows',
    async (words) => {
      const body = await bodyOf('private.offers_with_words(jsonb)')
      await expectIndex(
        'offers_search',
        `begin; explain ${body.replaceAll(/\bwords\b/g, `'[${words}]'::jsonb`)}`,
      )
    },
  )

  test('search_offers reads the matching offers through the primary key and without a sequential scan in a table of 10,000 rows', async () => {
    const body = await bodyOf('public.search_offers(jsonb)')
    const search = body.replaceAll(/search_offers\.words/g, `'[["offer 777"]]'::jsonb`)
    await expectIndex('offers_pkey', `begin; set local role anon; explain ${search}`)
  })

  test.each([
    ['private.submission_counts()', 'submissions_undelivered'],
    ['public.claim_submission()', 'submissions_due'],
  ])(
    'the query in %s uses the index %s and no sequential scan in a table of 10,000 submissions, most of them delivered',
    async (name, index) => {
      await expectIndex(index, `begin; explain ${await bodyOf(name)}`)
    },
  )
}
