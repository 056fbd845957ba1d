import { beforeAll, beforeEach, expect, test } from 'vitest'

import { localKeys } from '../../supabase/local/local-config.ts'
import { createUser, signIn, withClaims } from '../setup/embedded-personas.ts'
import { ourOrigin } from '../setup/functions.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
})
beforeEach(() => system.reset())

async function expectNoChange() {
  expect(await system.rows('translated')).toEqual([])
  expect(system.deepl.calls).toEqual([])
}

test('a user may not translate, even with forged claims in the token', async () => {
  await createUser(system.backend.backend, 'user@example.com')
  const { token } = await signIn(system.backend.backend, 'user@example.com')
  const metadata = { role: 'service_role', is_admin: true, admin: true }
  const forged = withClaims(token, { user_metadata: metadata, app_metadata: metadata })
  for (const each of [token, forged]) {
    const error = { code: 'not_an_administrator' }
    expect(await system.run(each)).toMatchObject({ status: 403, body: { error } })
  }
  await expectNoChange()
})

const anHourAgo = Math.floor(Date.now() / 1000) - 3600

test.each<[string, (token: string) => string]>([
  ['no token', () => ''],
  ['the publishable key', () => `Bearer ${localKeys().publishable}`],
  ['the secret key', () => `Bearer ${localKeys().secret}`],
  ['a token signed with another secret', (token) => `Bearer ${withClaims(token, {}, 'x'.repeat(40))}`],
  ['an expired token', (token) => `Bearer ${withClaims(token, { exp: anHourAgo })}`],
])('a request with %s returns 401 and translates nothing', async (_, authorization) => {
  const header = authorization(system.administrator)
  const response = await system.send(header ? { authorization: header } : {})
  expect(response).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } })
  await expectNoChange()
})

test('a token returns 401 after its user has signed out', async () => {
  const { token, signOut } = await signIn(system.backend.backend)
  const scope = { slug: 'a'.repeat(200), languages: ['sk'] }
  const body = { skipped: [{ language: 'sk', reason: 'no_english_version' }] }
  expect(await system.run(token, scope)).toMatchObject({ status: 200, body })
  await signOut()
  const error = { code: 'not_signed_in' }
  expect(await system.run(token, scope)).toMatchObject({ status: 401, body: { error } })
})

test('a request returns 503 while the database is down', async () => {
  system.backend.down()
  const response = await system.run()
  system.backend.up()
  expect(response).toMatchObject({ status: 503, body: { error: { code: 'storage_unavailable' } } })
  expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)
})
