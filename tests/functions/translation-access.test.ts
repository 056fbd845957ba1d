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
  const scope = { slug: 'no-study' }
  expect(await system.run(token, scope)).toMatchObject({ status: 200 })
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
