import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  await clients.anonymous.from('offers').select('id')
})
afterAll(() => backend.close())

/** One line for each table and role; columns only where the table is not granted as a whole. */
const grants = `
  with everything as (
    select grantee, table_name, privilege_type, null as columns
    from information_schema.role_table_grants
    where table_schema = 'public'
    union all
    select c.grantee, c.table_name, c.privilege_type, string_agg(c.column_name, ' ' order by c.column_name)
    from information_schema.column_privileges c
    where c.table_schema = 'public' and not exists (
      select from information_schema.role_table_grants t
      where t.table_schema = 'public' and (t.grantee, t.table_name, t.privilege_type)
        = (c.grantee, c.table_name, c.privilege_type)
    )
    group by 1, 2, 3
  )
  select concat_ws(' ', table_name || ',', grantee || ':', string_agg(
           lower(privilege_type) || coalesce(' (' || columns || ')', ''), ', ' order by privilege_type)) as line
  from everything
  where grantee not in ('postgres')
  group by table_name, grantee
  order by table_name, grantee`

const writable =
  'about_company category client_name content excerpt featured_image language published slug ' +
  'testimonial_author testimonial_author_role testimonial_image testimonial_text title'

test('each role holds exactly these grants, also after requests were answered', async () => {
  const lines = await backend.query<{ line: string }>(grants)
  expect(lines.map(({ line }) => line)).toEqual([
    'admins, authenticated: select',
    'admins, service_role: delete, insert, select',
    'case_studies, anon: select',
    `case_studies, authenticated: delete, insert (${writable}), select, update (${writable})`,
    'case_studies, service_role: delete, insert, select, update',
    'offers, anon: select',
    'offers, authenticated: select',
    'offers, service_role: delete, insert, select, update',
  ])
})

test('helpers are executed by those whose policies need them', async () => {
  const executable = await backend.query<{ line: string }>(`
    select proname || ', ' || role as line
    from pg_proc p, unnest(array['anon', 'authenticated', 'service_role']) as role
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_function_privilege(role, p.oid, 'execute')`)
  expect(executable.map(({ line }) => line)).toEqual(['is_admin, authenticated'])
})

test('row-level security is on for every table that the API could reach', async () => {
  const open = await backend.query(`
    select schemaname, tablename from pg_tables
    where schemaname in ('public', 'storage') and not rowsecurity`)
  expect(open).toEqual([])
})

test('policies are for one command and for named roles', async () => {
  const policies = await backend.query<{ cmd: string; roles: string }>(
    `select policyname, cmd, roles::text from pg_policies`,
  )
  expect(policies.length).toBeGreaterThan(0)
  expect(policies.filter(({ cmd, roles }) => cmd === 'ALL' || roles.includes('public'))).toEqual([])
})

test('what a migration adds is closed until it says otherwise', async () => {
  await backend.query(`
    create table public.sesame (id int generated always as identity);
    create function public.open() returns int language sql as 'select 1';
    create function private.open() returns int language sql as 'select 1'`)
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [may] = await backend.query(
      `select has_table_privilege($1, 'public.sesame', 'select, insert, update, delete') as table,
              has_sequence_privilege($1, 'public.sesame_id_seq', 'usage') as sequence,
              has_function_privilege($1, 'public.open()', 'execute') as function,
              has_function_privilege($1, 'private.open()', 'execute') as helper`,
      [role],
    )
    expect(may, role).toEqual({ table: false, sequence: false, function: false, helper: false })
  }
  await backend.query('drop table public.sesame; drop function public.open; drop function private.open')
})

describe.each(personas)('%s', (persona) => {
  test('calls no function through /rpc', async () => {
    const functions = await backend.query<{ name: string }>(
      `select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)`,
    )
    expect(functions.map(({ name }) => name)).toContain('is_admin')
    for (const { name } of functions) {
      const { error } = await clients[persona].rpc(name)
      expect(error?.code, name).toBe('PGRST202')
    }
  })

  test.each(['auth', 'private', 'storage', 'embedded', 'supabase_migrations', 'pg_catalog'])(
    'does not reach the schema %s',
    async (schema) => {
      const { data, error } = await clients[persona].schema(schema).from('users').select()
      expect({ data, code: error?.code }).toEqual({ data: null, code: 'PGRST106' })
    },
  )
})

describe('without a valid key', () => {
  const ask = (headers: HeadersInit) =>
    backend.handle(new Request('http://localhost/rest/v1/offers', { headers }), '127.0.0.1')

  test.each<Record<string, string>>([
    {},
    { apikey: 'sb_publishable_guessed' },
    { apikey: 'sb_secret_guessed' },
  ])('%o is refused', async (headers) => {
    expect((await ask(headers)).status).toBe(401)
  })
  test('the right one is taken', async () => {
    expect((await ask({ apikey: localKeys().publishable })).status).toBe(200)
  })
  test('a token that somebody else has signed is refused', async () => {
    const { data } = await clients.administrator.auth.getSession()
    const [head, , signature] = data.session?.access_token.split('.') ?? []
    const claims = btoa(JSON.stringify({ role: 'service_role', exp: 4102444800 })).replaceAll('=', '')
    const headers = {
      apikey: localKeys().publishable,
      authorization: `Bearer ${head}.${claims}.${signature}`,
    }
    expect((await ask(headers)).status).toBe(401)
  })
})

test('nobody signs up', async () => {
  const { error } = await clients.anonymous.auth.signUp({
    email: 'new@example.com',
    password: 'long-enough-password',
  })
  expect(error?.code).toBe('signup_disabled')
  expect(await backend.query(`select from auth.users where email = 'new@example.com'`)).toEqual([])
})

test('a token is valid for an hour', async () => {
  const { data } = await clients.administrator.auth.getSession()
  expect(data.session?.expires_in).toBe(3600)
})
