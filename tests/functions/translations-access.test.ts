import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { clientFor, signInPersonas, withClaims } from '../setup/embedded-personas.ts'
import { ourOrigin } from '../setup/functions.ts'
import { startTranslations } from '../setup/translations.ts'
import { localKeys } from '../../supabase/local/local-config.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
  await signInPersonas(system.backend.backend)
})
afterAll(() => system.close())
beforeEach(() => system.reset())
afterEach(() => system.backend.up())

async function expectNothingDone() {
  expect(await system.rows('translated')).toEqual([])
  expect(system.deepl.calls).toEqual([])
}

test('the administrator may', async () => {
  expect(await system.run()).toMatchObject({ status: 200, body: { failed: [] } })
  expect(await system.rows('translated')).toHaveLength(12)
})

const hour = 3600
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test.each<[string, () => Promise<string> | string]>([
  ['garbage', () => 'garbage'],
  ['the public key', () => localKeys().publishable],
  ['the secret key', () => localKeys().secret],
  ['no signature', async () => `${(await system.tokenOf('administrator')).split('.', 2).join('.')}.`],
  ['a foreign signature', async () => withClaims(await system.tokenOf('administrator'), {}, 'x'.repeat(40))],
  [
    'an expired token',
    async () => withClaims(await system.tokenOf('administrator'), { exp: inSeconds(-hour) }),
  ],
  [
    'a token of nobody',
    async () => withClaims(await system.tokenOf('administrator'), { sub: crypto.randomUUID() }),
  ],
])('with %s nobody is signed in', async (_, token) => {
  expect(await system.run(await token())).toMatchObject({
    status: 401,
    body: { error: { code: 'not_signed_in' } },
  })
  await expectNothingDone()
})

test.each(['', 'Bearer', 'Bearer ', 'Basic YWRtaW46YWRtaW4=', 'token'])(
  'with the header "%s" nobody is signed in',
  async (authorization) => {
    const headers: Record<string, string> = authorization === '' ? {} : { authorization }
    expect(await system.send({ headers })).toMatchObject({
      status: 401,
      body: { error: { code: 'not_signed_in' } },
    })
    await expectNothingDone()
  },
)

test.each(['signed-in user', 'removed administrator', 'user with forged metadata'] as const)(
  'a %s may not',
  async (persona) => {
    const own = await system.tokenOf(persona)
    const claims = { user_metadata: { role: 'service_role', is_admin: true, admin: true } }
    for (const token of [own, withClaims(own, claims)]) {
      expect(await system.run(token)).toMatchObject({
        status: 403,
        body: { error: { code: 'not_an_administrator' } },
      })
    }
    await expectNothingDone()
  },
)

test('an administrator removed while the run is on makes nothing more, and the run ends', async () => {
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
    // Only the first study's languages were asked for, twice each.
    expect(system.deepl.calls).toHaveLength(6)
  } finally {
    await system.backend.query('insert into public.admins (user_id) values ($1)', [removed?.user_id])
  }
})

test('the token of a session that was signed out is worth nothing', async () => {
  const client = clientFor(system.backend.backend, localKeys().publishable)
  const credentials = { email: 'admin@example.com', password: 'local-admin-password' }
  const { data } = await client.auth.signInWithPassword(credentials)
  const token = data.session?.access_token ?? ''
  expect(await system.run(token)).toMatchObject({ status: 200 })
  await client.auth.signOut({ scope: 'local' })
  expect(await system.run(token)).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } })
})

test('a page that is not ours may not', async () => {
  const authorization = `Bearer ${await system.tokenOf('administrator')}`
  const answer = await system.send({ headers: { origin: 'https://evil.example', authorization } })
  expect(answer).toMatchObject({ status: 403, body: { error: { code: 'origin_not_allowed' } } })
  expect(answer.headers.has('access-control-allow-origin')).toBe(false)
  await expectNothingDone()
})

test.each(['GET', 'PUT', 'DELETE'])('%s is no way to ask', async (method) => {
  const authorization = `Bearer ${await system.tokenOf('administrator')}`
  const answer = await system.send({ method, headers: { origin: ourOrigin, authorization } })
  expect(answer).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } })
  await expectNothingDone()
})

test('a backend that is out of reach is told as such', async () => {
  const token = await system.tokenOf('administrator')
  system.backend.down()
  const answer = await system.run(token)
  expect(answer).toMatchObject({ status: 503, body: { error: { code: 'storage_unavailable' } } })
  expect(answer.headers.get('access-control-allow-origin')).toBe(ourOrigin)
  system.backend.up()
  await expectNothingDone()
})
