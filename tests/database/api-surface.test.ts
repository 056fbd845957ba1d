import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { rpcDeviations, surfaceDeviations } from './api-surface-deviations.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>

beforeAll(async () => {
  backend = await sharedBackend()
  clients = await signInPersonas(backend)
  // `@supabase/lite` can change grants when it handles its first request. So a request is sent before the tests. Then
  // the tests notice such a change.
  await clients.anonymous.from('offers').select('id')
})

const howToFix =
  'The rights in the database differ from tests/database/api-surface.ts. If the database is right, edit that file'

test('the grants match api-surface.ts, every table of the schemas public and storage has row-level security, and no policy applies to every command, applies to every role or lacks its with check', async () => {
  expect(await surfaceDeviations(backend), howToFix).toEqual([])
})

test('through /rpc, each persona can call exactly the functions that api-surface.ts lists for the persona', async () => {
  expect(await rpcDeviations(backend, clients), howToFix).toEqual([])
})

test('anon, authenticated and service_role have no privileges on a new table, sequence or function', async () => {
  await backend.query(`
    create table public.example (id int generated always as identity);
    create function public.example_function() returns int language sql as 'select 1';
    create function private.example_function() returns int language sql as 'select 1'`)
  for (const role of ['anon', 'authenticated', 'service_role']) {
    const [privileges] = await backend.query(
      `select has_table_privilege($1, 'public.example', 'select, insert, update, delete') as table,
              has_sequence_privilege($1, 'public.example_id_seq', 'usage') as sequence,
              has_function_privilege($1, 'public.example_function()', 'execute') as function,
              has_function_privilege($1, 'private.example_function()', 'execute') as helper`,
      [role],
    )
    expect(privileges, role).toEqual({ table: false, sequence: false, function: false, helper: false })
  }
  await backend.query(
    'drop table public.example; drop function public.example_function; drop function private.example_function',
  )
})

describe.each(personas)('%s', (persona) => {
  test.each(['auth', 'private', 'storage', 'embedded', 'supabase_migrations', 'pg_catalog'])(
    `the REST API returns PGRST106 if the persona "${persona}" reads or writes in the schema %s`,
    async (schema) => {
      const users = clients[persona].schema(schema).from('users')
      const responses = await Promise.all([
        users.select(),
        users.insert({ email: 'new@example.com' }),
        users.update({ role: 'service_role' }).neq('role', 'service_role'),
        users.delete().neq('role', 'service_role'),
      ])
      expect(responses.map(({ error }) => error?.code)).toEqual(Array(4).fill('PGRST106'))
    },
  )
})

describe('API keys and tokens', () => {
  const send = (headers: HeadersInit) =>
    backend.handle(new Request('http://localhost/rest/v1/offers', { headers }), '127.0.0.1')

  test.each<Record<string, string>>([
    {},
    { apikey: 'sb_publishable_guessed' },
    { apikey: 'sb_secret_guessed' },
  ])('a request for offers with the headers %o returns 401', async (headers) => {
    expect((await send(headers)).status).toBe(401)
  })
  test('a request for offers with the publishable key returns 200', async () => {
    expect((await send({ apikey: localKeys().publishable })).status).toBe(200)
  })
  test('a request for offers returns 401 if the claims of its access token were changed but not its signature', async () => {
    const { data } = await clients.administrator.auth.getSession()
    const [header, , signature] = data.session?.access_token.split('.') ?? []
    const claims = btoa(JSON.stringify({ role: 'service_role', exp: 4102444800 })).replaceAll('=', '')
    const authorization = `Bearer ${header}.${claims}.${signature}`
    expect((await send({ apikey: localKeys().publishable, authorization })).status).toBe(401)
  })

  test('a request for offers returns 200 if its access token is the publishable key', async () => {
    const { publishable } = localKeys()
    expect((await send({ apikey: publishable, authorization: `Bearer ${publishable}` })).status).toBe(200)
  })
})

test('signing up returns signup_disabled and creates no account', async () => {
  const { error } = await clients.anonymous.auth.signUp({
    email: 'new@example.com',
    password: 'long-enough-password',
  })
  expect(error?.code).toBe('signup_disabled')
  expect(await backend.query(`select from auth.users where email = 'new@example.com'`)).toEqual([])
})

test('a session reports that its access token expires in one hour', async () => {
  const { data } = await clients.administrator.auth.getSession()
  expect(data.session?.expires_in).toBe(3600)
})
