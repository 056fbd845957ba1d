import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { emails, personas, signIn, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sqlPersonas, type Ask } from './sql-personas.ts'

let backend: EmbeddedBackend
let asks: Record<Persona, Ask>

beforeAll(async () => {
  backend = await startTestBackend()
  await signInPersonas(backend)
  asks = await sqlPersonas(backend)
})
afterAll(() => backend.close())

/** Everything about the accounts that decides what they may do. */
const accounts = () =>
  backend.query(
    'select id, aud, role, email, raw_app_meta_data, email_confirmed_at from auth.users order by id',
  )

describe.each(personas)('%s', (persona) => {
  test.each([
    ['reads', 'select email from auth.users'],
    ['makes', `insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.com')`],
    ['changes', `update auth.users set raw_app_meta_data = '{"admin": true}'`],
    ['removes', 'delete from auth.users'],
    ['reads the sessions of', 'select * from auth.sessions'],
    ['reads the tokens of', 'select * from auth.refresh_tokens'],
  ])('never %s accounts with SQL', async (_what, sql) => {
    const before = await accounts()
    expect(await asks[persona](sql)).toEqual([])
    expect(await accounts()).toEqual(before)
  })
})

describe.each(Object.entries(emails))('%s', (_persona, email) => {
  test.each([
    { app_metadata: { role: 'service_role', admin: true } },
    { raw_app_meta_data: { role: 'service_role', admin: true } },
    { role: 'service_role' },
    { aud: 'service_role' },
    { id: '00000000-0000-4000-8000-0000000000ff' },
  ])('changes nothing about their account by %j', async (values) => {
    const before = await accounts()
    const client = await signIn(backend, email)
    // The metadata is theirs to change: it shows that the request was carried out.
    const mark = { nickname: JSON.stringify(values) }
    const { data } = await client.auth.updateUser(Object.assign({ data: mark }, values))
    expect(data.user?.user_metadata).toMatchObject(mark)
    expect(await accounts()).toEqual(before)
  })

  test('has none of it in a new token either', async () => {
    const { data } = await (await signIn(backend, email)).auth.refreshSession()
    expect(data.user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } })
  })
})
