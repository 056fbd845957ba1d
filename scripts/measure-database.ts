/**
 * Fills a Postgres server with what ten years leave behind (50 enquiries a day, 2 000 offers, 300 studies), and prints the
 * size of each table, and the time and the scans of each query.
 *
 *   npm run measure:database
 */
import { readFileSync } from 'node:fs'

import { startPostgres } from '../tests/setup/start-postgres.ts'

const server = await startPostgres()
const query = async <Row extends object>(sql: string) => (await server.client.query<Row>(sql)).rows

// The jobs themselves need extensions that only a hosted project has.
const [purge = ''] = readFileSync('supabase/migrations/20250901080600_scheduled_jobs.sql', 'utf8').split(
  'do $$',
)
await query(purge)

const words = (count: number) =>
  `(select string_agg((array['english','react','python','cloud','team','data','payment','legacy','design','release','market','kafka','kotlin'])[1 + (random() * 12)::int]
      || case when random() < 0.3 then left(md5(word || n::text || random()), 5) else '' end, ' ') from generate_series(1, ${count}) as word)`

await query(`
  delete from public.offers; delete from public.case_studies; delete from public.case_study_history;
  insert into auth.users (id) values ('00000000-0000-4000-8000-0000000000a1');
  insert into public.admins (user_id) values ('00000000-0000-4000-8000-0000000000a1');

  insert into public.submissions (id, form, state, payload, created_at, state_since, due_at, delivered_at)
  select gen_random_uuid(), 'contact', 'delivered', null, day, day, day, day
  from generate_series(1, 50 * 3650) n, lateral (select now() - n * interval '1728 seconds' as day) as times;
  insert into public.submissions (id, form, state, payload, state_since)
  select gen_random_uuid(), 'contact', state, jsonb_build_object('message', ${words(300)}), now() - n * interval '1 hour'
  from generate_series(1, 60) n, unnest(array['pending', 'failed', 'suspected']) as state;
  insert into public.rate_limits select md5(n::text), now() - n * interval '10 minutes', 1 from generate_series(1, 450) n;

  insert into public.offers (title, status, published_at, employment_type, location, languages, tech_stack, description, requirements, benefits)
  select initcap(${words(3)}), 1, now() - n * interval '1 day', 'Contract', (array['Remote','Prague','Vienna','Brno'])[1 + n % 4],
    'English, German', ${words(6)}, ${words(200)}, ${words(100)}, ${words(60)}
  from generate_series(1, 2000) n;

  insert into public.case_studies (slug, language, title, excerpt, content, client_name, published, featured_image)
  select 'study-' || n, language, ${words(6)}, ${words(25)}, ${words(1200)}, 'A client', true,
    '/storage/v1/object/public/case-studies/' || n || '-a.png'
  from generate_series(1, 300) n, unnest(array['en', 'sk', 'cz', 'de']) as language;
  insert into public.case_study_history (slug, language, title, version, deleted, replaced_at)
  select s.slug, s.language, s.title, to_jsonb(s), false, now() - n * interval '15 days'
  from public.case_studies s, generate_series(1, 5) n;
  insert into storage.objects (bucket_id, name, created_at)
  select 'case-studies', n || '-a.png', now() - n * interval '1 day' from generate_series(1, 3000) n;

  create schema cron;
  create table cron.job_run_details (jobid bigint, runid bigint primary key, job_pid int, database text, username text,
    command text, status text, return_message text, start_time timestamptz, end_time timestamptz);
  insert into cron.job_run_details
  select 1, n, 1, 'postgres', 'postgres', repeat('select net.http_post ', 25), 'succeeded', '1 row', now() - n * interval '1 minute',
    now() - n * interval '1 minute' from generate_series(1, 7 * 1465) n`)
await query('vacuum analyze')

console.table(
  await query(`
    select nspname || '.' || relname as "table", reltuples::int as rows,
      round(pg_total_relation_size(pg_class.oid) / 1048576.0, 1) as "MB with indexes"
    from pg_class join pg_namespace on pg_namespace.oid = relnamespace
    where relkind = 'r' and nspname in ('public', 'storage', 'cron') and reltuples > 0 order by 3 desc`),
)

/** Words of which each offer has the last alternative */
const longWords = JSON.stringify(Array.from({ length: 20 }, (_, index) => [` zz${index}`, ' e']))
const administrator = 'authenticated'
const list = 'select id, title, published_at, location, tech_stack from public.offers where status = 1'
const store = `public.store_submission(gen_random_uuid(), 'contact', '{}', true, 'a', 'b', 9, 9, 9, 600)`

/** The queries of the site, the admin area, the functions and the jobs, each with its role */
const queries: Record<string, [role: string, sql: string]> = {
  'list of offers': ['anon', `${list} order by published_at desc, id desc limit 24`],
  'number of offers': ['anon', 'select count(*) from public.offers where status = 1'],
  'offers of a location': [
    'anon',
    `${list} and location = 'Prague' order by published_at desc, id desc limit 24`,
  ],
  locations: ['anon', 'select location from public.offer_locations'],
  'an offer': [
    'anon',
    `select * from public.offers where status = 1 and id = (select max(id) from public.offers)`,
  ],
  'search: one word': ['anon', `select id from public.search_offers('[[" kafka"]]') limit 24`],
  'search: a rare word': ['anon', `select id from public.search_offers('[[" zzzz"]]') limit 24`],
  'search: three words': [
    'anon',
    `select id from public.search_offers('[[" kafka"], [" prague"], [" react", " python"]]') limit 24`,
  ],
  'search: 20 words, 40 alternatives': [
    'anon',
    `select id from public.search_offers('${longWords}') limit 24`,
  ],
  'search: 1 000 words': [
    'anon',
    `select id from public.search_offers((select jsonb_agg('[" react"]'::jsonb) from generate_series(1, 1000)))`,
  ],
  'list of studies': [
    'anon',
    `select slug, title, excerpt from public.case_studies where language = 'sk' and published order by published_at desc, slug`,
  ],
  'a study': ['anon', `select * from public.case_studies where slug = 'study-7' and published`],
  'studies of the admin area': [
    administrator,
    `select slug, language, title, published from public.case_studies order by created_at desc, slug, language limit 1000`,
  ],
  'earlier versions': [
    administrator,
    `select version from public.case_study_history where slug = 'study-7' and language = 'en' order by id desc limit 20`,
  ],
  'deleted versions': [
    administrator,
    `select id, slug, title from public.case_study_history where deleted order by id desc limit 100`,
  ],
  'save of a version': [
    administrator,
    `update public.case_studies set title = 'Another' where slug = 'study-7' and language = 'en'`,
  ],
  'counts of enquiries': [administrator, 'select * from public.submission_counts'],
  'store an enquiry': ['service_role', `select ${store}`],
  'claim an enquiry': ['service_role', 'select id from public.claim_submission()'],
  'claim a reminder': ['service_role', 'select * from public.claim_reminder()'],
  'mark as delivered': [
    'service_role',
    `update public.submissions set state = 'delivered', payload = null, delivered_at = now() where id = (select id from public.submissions where state = 'pending' limit 1)`,
  ],
  'hourly purge': ['postgres', 'select private.purge_expired()'],
  'unused pictures': ['postgres', 'select count(*) from private.unused_pictures()'],
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: PlanNode[]
}
const scansOf = (node: PlanNode): string[] => [
  ...(node['Index Name'] ? [node['Index Name']] : []),
  ...(node['Node Type'] === 'Seq Scan' ? [`all of ${node['Relation Name']}`] : []),
  ...(node['Node Type'] === 'Function Scan' ? ['function'] : []),
  ...(node.Plans ?? []).flatMap(scansOf),
]

const times: Record<string, object> = {}
for (const [name, [role, sql]] of Object.entries(queries)) {
  const runs: { ms: number; scans: string }[] = []
  for (let run = 0; run < 3; run += 1) {
    await query(
      `begin; set local role ${role}; set local "request.jwt.claims" = '{"sub": "00000000-0000-4000-8000-0000000000a1"}'`,
    )
    const [row] = await query<{ 'QUERY PLAN': [{ Plan: PlanNode; 'Execution Time': number }] }>(
      `explain (analyze, format json) ${sql}`,
    )
    await query('rollback')
    const [plan] = row?.['QUERY PLAN'] ?? []
    if (plan) runs.push({ ms: plan['Execution Time'], scans: [...new Set(scansOf(plan.Plan))].join(', ') })
  }
  const [, median] = runs.sort((one, other) => one.ms - other.ms)
  times[name] = { ms: median?.ms.toFixed(1), scans: median?.scans }
}
console.table(times)
await server.stop()
