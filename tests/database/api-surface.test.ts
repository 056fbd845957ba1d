import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { rpcDeviations, surfaceDeviations } from './api-surface.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  await clients.anonymous.from('offers').select('id')
})
afterAll(() => backend.close())

test('grants, functions, row-level security and policies are as written, also after requests were answered', async () => {
  expect(await surfaceDeviations(backend)).toEqual([])
})

test('/rpc runs nothing but what is listed, for nobody but whom it is listed for', async () => {
  expect(await rpcDeviations(backend, clients)).toEqual([])
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
  test.each(['auth', 'private', 'storage', 'embedded', 'supabase_migrations', 'pg_catalog'])(
    'does not reach the schema %s',
    async (schema) => {
      const users = clients[persona].schema(schema).from('users')
      const answers = await Promise.all([
        users.select(),
        users.insert({ email: 'new@example.com' }),
        users.update({ role: 'service_role' }).neq('role', 'service_role'),
        users.delete().neq('role', 'service_role'),
      ])
      expect(answers.map(({ error }) => error?.code)).toEqual(Array(4).fill('PGRST106'))
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
