import { beforeAll, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

const insertManyRows = `
  insert into public.case_studies (slug, language, title, content, published, published_at)
  select 'study-' || n, (array['en', 'sk', 'cz', 'de'])[1 + n % 4], 'Study', repeat('text ', 200), n % 5 > 0,
         now() - n * 37 % 10000 * interval '1 hour'
  from generate_series(1, 10000) as n;
  insert into public.offers (title, status, published_at, employment_type, location, description)
  select 'Offer ' || n, (n % 3 > 0)::int, now() - n * 37 % 10000 * interval '1 hour', 'Contract',
         'Location ' || n % 50, repeat('text ', 50)
  from generate_series(1, 10000) as n`

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
  await backend.query(insertManyRows)
  await backend.query('vacuum analyze')
})

/**
 * Runs SQL whose last statement is `explain`, and undoes it. Expects a plan without a sequential scan.
 * @param index the name of an index that the plan must contain, or the start of the name
 */
async function expectIndex(index: string, explain: string) {
  const lines = await backend.query<Record<string, string>>(`begin; ${explain}`)
  await backend.query('rollback')
  const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
  expect(plan).toContain(index)
  expect(plan).not.toContain('Seq Scan')
}

const offerCard = 'id, title, published_at, location, languages, tech_stack'

/** Queries of the public pages. */
const queries: [name: string, index: string, sql: string][] = [
  [
    'the first offers',
    'offers_public_list',
    `select ${offerCard} from public.offers where status = 1 order by published_at desc, id desc limit 12`,
  ],
  [
    'offers at a location',
    'offers_by_location',
    `select ${offerCard} from public.offers where status = 1 and location = 'Location 7'
     order by published_at desc, id desc limit 12`,
  ],
]

test.each(queries)('%s: the query uses the index %s at 10 000 rows', async (_name, index, sql) => {
  await expectIndex(index, `set local role anon; explain ${sql}`)
})

/** Returns the SQL inside a database function, because the plan of a call does not show it. */
async function bodyOf(name: string): Promise<string> {
  const [row] = await backend.query<{ body: string }>(
    `select prosrc as body from pg_proc where oid = '${name}'::regprocedure`,
  )
  return row?.body ?? ''
}

test.each([
  ['private.offers_with_words(jsonb)', 'offers_search'],
  ['public.search_offers(jsonb)', 'offers_pkey'],
])('%s uses the index %s', async (name, index) => {
  const body = await bodyOf(name)
  await expectIndex(index, `explain ${body.replaceAll(/\bwords\b/g, `'[[" offer "], [" 777 "]]'::jsonb`)}`)
})
