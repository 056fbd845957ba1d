import { randomUUID } from 'node:crypto'

import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { skipWithoutPostgres, startPostgres } from '../setup/start-postgres.ts'

// These tests need a server, because the embedded database has only one connection and no parallel transactions.
describe.skipIf(skipWithoutPostgres)('two administrators at the same moment (D78)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>
  let pool: Pool

  beforeAll(async () => {
    server = await startPostgres()
    const id = randomUUID()
    await query(`
      insert into auth.users (id) values ('${id}');
      insert into public.admins (user_id) values ('${id}')`)
    pool = await server.pool(2, { role: 'authenticated', 'request.jwt.claims': JSON.stringify({ sub: id }) })
  })
  afterAll(() => server.stop())
  beforeEach(() =>
    query(`
      delete from public.case_studies;
      insert into public.case_studies (slug, language, title, published) values ('a-study', 'en', 'A study', true)`),
  )

  const query = async (sql: string) => (await server.client.query(sql)).rows as Record<string, unknown>[]
  const versions = () => query('select language, published from public.case_studies order by language')

  /** Runs `first`, then `second` until it waits for a lock of `first`, then commits both. Returns the outcome of `second`. */
  async function overlap(first: string, second: string) {
    const [one, two] = [await pool.connect(), await pool.connect()]
    try {
      await one.query(`begin; ${first}`)
      const outcome = two.query(second).then(
        () => 'done',
        (error: unknown) => (error as Error).message,
      )
      await vi.waitFor(async () => {
        expect(await query('select from pg_locks where not granted')).toHaveLength(1)
      })
      await one.query('commit')
      return await outcome
    } finally {
      await one.query('rollback')
      one.release()
      two.release()
    }
  }

  const insert = (unread: boolean) => `
    insert into public.case_studies (slug, language, title, published, unread)
    values ('a-study', 'sk', 'Po slovensky', true, ${unread})`
  const remove = `delete from public.case_studies where slug = 'a-study'`
  const withdraw = `update public.case_studies set published = false where language = 'en'`
  const wasDeleted = 'the study "a-study" was deleted'

  test.each([
    ['a translation', insert(true)],
    ['a version that a person wrote', insert(false)],
  ])('%s does not bring a deleted study back', async (_, insertion) => {
    expect(await overlap(remove, insertion)).toBe(wasDeleted)
    expect(await versions()).toEqual([])
  })

  test('a translation of a study that is withdrawn is a draft', async () => {
    expect(await overlap(withdraw, insert(true))).toBe('done')
    const drafts = ['en', 'sk'].map((language) => ({ language, published: false }))
    expect(await versions()).toEqual(drafts)
  })

  test.each([true, false])(
    'a deletion also deletes a version that is stored meanwhile (unread: %s)',
    async (unread) => {
      expect(await overlap(insert(unread), remove)).toBe('done')
      expect(await versions()).toEqual([])
    },
  )

  test('a withdrawal also withdraws a translation that is stored meanwhile', async () => {
    expect(await overlap(insert(true), withdraw)).toBe('done')
    expect(await versions()).toEqual([
      { language: 'en', published: false },
      { language: 'sk', published: false },
    ])
  })
})
