import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { localKeys } from '../../supabase/local/local-config.ts'
import { clientFor, signInPersonas, withClaims } from '../setup/embedded-personas.ts'
import { ourOrigin } from '../setup/functions.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
  await signInPersonas(system.backend.backend)
})
beforeEach(() => system.reset())

async function expectNoChange() {
  expect(await system.rows('translated')).toEqual([])
  expect(system.deepl.calls).toEqual([])
}

test.each(['signed-in user', 'removed administrator', 'user with forged metadata'] as const)(
  'a %s may not translate, even with forged claims in the token',
  async (persona) => {
    const own = await system.tokenOf(persona)
    const claims = { user_metadata: { role: 'service_role', is_admin: true, admin: true } }
    for (const token of [own, withClaims(own, claims)]) {
      expect(await system.run(token)).toMatchObject({
        status: 403,
        body: { error: { code: 'not_an_administrator' } },
      })
    }
    await expectNoChange()
  },
)

test('an administrator who loses the right during a run saves nothing', async () => {
  const [removed] = await system.backend.query<{ user_id: string }>('select user_id from public.admins')
  system.deepl.behave(async () => {
    await system.backend.query('delete from public.admins')
    return 'translate' as const
  })
  try {
    const { status, body } = await system.run()
    expect(status).toBe(200)
    const { translations, failed } = body as Record<'translations' | 'failed', { code: string }[]>
    expect(translations).toEqual([])
    expect(failed.map(({ code }) => code)).toEqual(Array.from({ length: 12 }, () => 'not_saved'))
    expect(await system.rows('translated')).toEqual([])
    // The run ends after the first study: three requests for each of three languages.
    expect(system.deepl.calls).toHaveLength(9)
  } finally {
    await system.backend.query('insert into public.admins (user_id) values ($1)', [removed?.user_id])
  }
})

describe('a request without a valid token', () => {
  const inAnHour = () => Math.floor(Date.now() / 1000) + 3600
  const changed = (claims: Record<string, unknown>, secret?: string) =>
    withClaims(system.administrator, claims, secret)

  test.each<[string, () => string]>([
    ['no token', () => ''],
    ['only the word Bearer', () => 'Bearer'],
    ['a Basic header', () => 'Basic YWRtaW46YWRtaW4='],
    ['a text', () => 'Bearer garbage'],
    ['the publishable key', () => `Bearer ${localKeys().publishable}`],
    ['the secret key', () => `Bearer ${localKeys().secret}`],
    ['a token without its signature', () => `Bearer ${system.administrator.replace(/[^.]+$/, '')}`],
    ['a token signed with another secret', () => `Bearer ${changed({}, 'x'.repeat(40))}`],
    ['an expired token', () => `Bearer ${changed({ exp: inAnHour() - 7200 })}`],
    ['a token of an unknown user', () => `Bearer ${changed({ sub: crypto.randomUUID() })}`],
  ])('%s returns 401 and translates nothing', async (_, authorization) => {
    const header = authorization()
    const response = await system.send({ headers: header ? { authorization: header } : {} })
    expect(response).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } })
    await expectNoChange()
  })

  test('a token returns 401 after its user has signed out', async () => {
    const client = clientFor(system.backend.backend, localKeys().publishable)
    const credentials = { email: 'admin@example.com', password: 'local-admin-password' }
    const { data } = await client.auth.signInWithPassword(credentials)
    const token = data.session?.access_token ?? ''
    const scope = { slug: 'no-study' }
    expect(await system.run(token, scope)).toMatchObject({ status: 200 })
    await client.auth.signOut({ scope: 'local' })
    expect(await system.run(token, scope)).toMatchObject({
      status: 401,
      body: { error: { code: 'not_signed_in' } },
    })
  })
})

test('a request from another origin returns 403 and translates nothing', async () => {
  const headers = { origin: 'https://evil.example', authorization: `Bearer ${system.administrator}` }
  const response = await system.send({ headers })
  expect(response).toMatchObject({ status: 403, body: { error: { code: 'origin_not_allowed' } } })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
  await expectNoChange()
})

test('a request returns 503 while the database is down', async () => {
  system.backend.down()
  const response = await system.run()
  system.backend.up()
  expect(response).toMatchObject({ status: 503, body: { error: { code: 'storage_unavailable' } } })
  expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)
  await expectNoChange()
})
