import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { localKeys } from '../../supabase/local/local-config.ts'
import { clientFor, withClaims } from '../setup/embedded-personas.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
afterAll(() => system.close())
beforeEach(() => system.reset())

async function expectNoChange() {
  expect(await system.rows('translated')).toEqual([])
  expect(system.deepl.calls).toEqual([])
}

const hour = 3600
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test.each<[string, () => Promise<string> | string]>([
  ['text that is not a token', () => 'garbage'],
  ['the publishable key', () => localKeys().publishable],
  ['the secret key', () => localKeys().secret],
  [
    'a token without a signature',
    async () => `${(await system.tokenOf('administrator')).split('.', 2).join('.')}.`,
  ],
  [
    'a token signed with another secret',
    async () => withClaims(await system.tokenOf('administrator'), {}, 'x'.repeat(40)),
  ],
  [
    'an expired token',
    async () => withClaims(await system.tokenOf('administrator'), { exp: inSeconds(-hour) }),
  ],
  [
    'a token of an unknown user',
    async () => withClaims(await system.tokenOf('administrator'), { sub: crypto.randomUUID() }),
  ],
])('a translation request with %s returns not_signed_in and translates nothing', async (_, token) => {
  expect(await system.run(await token())).toMatchObject({
    status: 401,
    body: { error: { code: 'not_signed_in' } },
  })
  await expectNoChange()
})

test.each(['', 'Bearer', 'Bearer ', 'Basic YWRtaW46YWRtaW4=', 'token'])(
  'a translation request with the Authorization header "%s" (empty: without the header) returns not_signed_in and translates nothing',
  async (authorization) => {
    const headers: Record<string, string> = authorization === '' ? {} : { authorization }
    expect(await system.send({ headers })).toMatchObject({
      status: 401,
      body: { error: { code: 'not_signed_in' } },
    })
    await expectNoChange()
  },
)

test('a translation request with a valid token returns not_signed_in after the user has signed out', async () => {
  const client = clientFor(system.backend.backend, localKeys().publishable)
  const credentials = { email: 'admin@example.com', password: 'local-admin-password' }
  const { data } = await client.auth.signInWithPassword(credentials)
  const token = data.session?.access_token ?? ''
  expect(await system.run(token)).toMatchObject({ status: 200 })
  await client.auth.signOut({ scope: 'local' })
  expect(await system.run(token)).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } })
})
