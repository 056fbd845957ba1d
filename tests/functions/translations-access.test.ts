import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { signInPersonas, withClaims } from '../setup/embedded-personas.ts'
import { ourOrigin } from '../setup/functions.ts'
import { startTranslations } from '../setup/translations.ts'

let system: Awaited<ReturnType<typeof startTranslations>>

beforeAll(async () => {
  system = await startTranslations()
  await signInPersonas(system.backend.backend)
})
afterAll(() => system.close())
beforeEach(() => system.reset())
afterEach(() => system.backend.up())

async function expectNoChange() {
  expect(await system.rows('translated')).toEqual([])
  expect(system.deepl.calls).toEqual([])
}

test('a translation run of an administrator creates the missing versions of the four English studies in three languages', async () => {
  expect(await system.run()).toMatchObject({ status: 200, body: { failed: [] } })
  expect(await system.rows('translated')).toHaveLength(12)
})

test.each(['signed-in user', 'removed administrator', 'user with forged metadata'] as const)(
  'a translation request of a %s returns not_an_administrator and translates nothing, even with administrator claims in the token',
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

test('if the administrator loses the right during a translation run, the run ends after the first study, saves no version and reports not_saved for all twelve versions (of four studies in three languages)', async () => {
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
    // DeepL received only nine requests: three for each of the three languages of the first study. Then the run ended,
    // because the versions of this study could not be saved.
    expect(system.deepl.calls).toHaveLength(9)
  } finally {
    await system.backend.query('insert into public.admins (user_id) values ($1)', [removed?.user_id])
  }
})

test('a translation request from another origin returns origin_not_allowed without a CORS header and translates nothing', async () => {
  const authorization = `Bearer ${await system.tokenOf('administrator')}`
  const response = await system.send({ headers: { origin: 'https://evil.example', authorization } })
  expect(response).toMatchObject({ status: 403, body: { error: { code: 'origin_not_allowed' } } })
  expect(response.headers.has('access-control-allow-origin')).toBe(false)
  await expectNoChange()
})

test.each(['GET', 'PUT', 'DELETE'])(
  'a translation request with the method %s returns method_not_allowed and translates nothing',
  async (method) => {
    const authorization = `Bearer ${await system.tokenOf('administrator')}`
    const response = await system.send({ method, headers: { origin: ourOrigin, authorization } })
    expect(response).toMatchObject({ status: 405, body: { error: { code: 'method_not_allowed' } } })
    await expectNoChange()
  },
)

test('a translation request returns storage_unavailable with a CORS header and translates nothing while the backend is down', async () => {
  const token = await system.tokenOf('administrator')
  system.backend.down()
  const response = await system.run(token)
  expect(response).toMatchObject({ status: 503, body: { error: { code: 'storage_unavailable' } } })
  expect(response.headers.get('access-control-allow-origin')).toBe(ourOrigin)
  system.backend.up()
  await expectNoChange()
})
