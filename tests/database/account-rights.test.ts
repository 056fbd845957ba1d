import { beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { emails, personas, signIn, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { sqlByPersona, type RunSql } from './sql-as-persona.ts'

let backend: EmbeddedBackend
let runSqlAs: Record<Persona, RunSql>

beforeAll(async () => {
  backend = await sharedBackend()
  await signInPersonas(backend)
  runSqlAs = await sqlByPersona(backend)
})

const readAccountRights = () =>
  backend.query(
    'select id, aud, role, email, raw_app_meta_data, email_confirmed_at from auth.users order by id',
  )

describe.each(personas)('%s', (persona) => {
  test.each([
    ['read', 'select email from auth.users'],
    ['create', `insert into auth.users (id, email) values (gen_random_uuid(), 'new@example.com')`],
    ['change', `update auth.users set raw_app_meta_data = '{"admin": true}'`],
    ['delete', 'delete from auth.users'],
    ['read the sessions of', 'select * from auth.sessions'],
    ['read the tokens of', 'select * from auth.refresh_tokens'],
  ])(`the persona "${persona}" cannot %s accounts with SQL`, async (_operation, sql) => {
    const before = await readAccountRights()
    expect(await runSqlAs[persona](sql)).toEqual([])
    expect(await readAccountRights()).toEqual(before)
  })
})

describe.each(Object.entries(emails))('%s', (persona, email) => {
  test.each([
    { app_metadata: { role: 'service_role', admin: true } },
    { raw_app_meta_data: { role: 'service_role', admin: true } },
    { role: 'service_role' },
    { aud: 'service_role' },
    { id: '00000000-0000-4000-8000-0000000000ff' },
  ])(`updateUser with %j does not change the rights of the persona "${persona}"`, async (values) => {
    const before = await readAccountRights()
    const client = await signIn(backend, email)
    // The request also sets metadata, which users may change. If the server stores the metadata, it has accepted the
    // request and ignored `values`, which users may not change.
    const metadata = { nickname: JSON.stringify(values) }
    const { data } = await client.auth.updateUser(Object.assign({ data: metadata }, values))
    expect(data.user?.user_metadata).toMatchObject(metadata)
    expect(await readAccountRights()).toEqual(before)
  })

  test(`a refreshed session of the persona "${persona}" has the role authenticated and the provider email`, async () => {
    const { data } = await (await signIn(backend, email)).auth.refreshSession()
    expect(data.user).toMatchObject({ role: 'authenticated', app_metadata: { provider: 'email' } })
  })
})
