import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { PublicationState } from '../../supabase/functions/_shared/contracts/publication.ts'
import { skipWithoutPostgres, startPostgres } from '../setup/start-postgres.ts'
import { jobExtensions } from './job-extensions.ts'

const HOOK = 'https://host.example/hooks/secret'

// On a server, because each transaction of a test must end as it does for an administrator.
describe.skipIf(skipWithoutPostgres)('published means online (D83)', () => {
  let server: Awaited<ReturnType<typeof startPostgres>>

  const query = async <Row>(sql: string, params?: unknown[]) =>
    (await server.client.query(sql, params)).rows as Row[]

  beforeAll(async () => {
    server = await startPostgres()
    // A job that waits for another one fails instead of waiting until the test times out.
    await query(`reset session authorization; set lock_timeout = '20s'`)
    await query(jobExtensions)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await query('delete from public.case_studies; delete from public.offers')
    await query(`
      delete from net.requests;
      delete from net._http_response; delete from vault.decrypted_secrets;
      delete from private.publication; insert into private.publication default values;
      update private.publication set changes = array[changes[1] - interval '1 day'];
      insert into vault.decrypted_secrets values ('build_hook_url', '${HOOK}')`)
    await run()
    await respond(200)
    await pass(60)
    await run()
    await query('delete from net.requests')
    content = (await state()).changed_at
  })
  afterEach(() => query('rollback'))

  /** The change that is online. */
  let content: string | undefined
  const run = () => query('select private.start_build()')
  const calls = async () =>
    (await query<{ url: string }>('select url from net.requests')).map(({ url }) => url)
  const state = async () => {
    const sql = 'select public.publication_state($1) as state'
    const [row] = await query<{ state: PublicationState }>(sql, [content ?? null])
    if (!row) throw new Error('The database has no state')
    return row.state
  }
  const respond = (status: number | null) =>
    query(
      `insert into net._http_response (id, status_code, error_msg)
       select max(id), $1, 'Timeout was reached' from net.requests`,
      [status],
    )
  /** Makes everything older, instead of waiting. */
  const pass = (minutes: number) =>
    query(`
      update private.publication set
        changes = array(select change - interval '${minutes} minutes' from unnest(changes) as change),
        asked_at = asked_at - interval '${minutes} minutes', ran_at = ran_at - interval '${minutes} minutes'`)
  /** Runs the job each minute, and answers each call of the hook before the next minute. */
  async function passMinutes(minutes: number, status?: number | null, eachMinute?: () => Promise<unknown>) {
    const minutesOfCalls: number[] = []
    // Several changes in a millisecond get later times than the clock has.
    await pass(0.1)
    for (let minute = 0; minute < minutes; minute += 1) {
      await eachMinute?.()
      const before = (await calls()).length
      await run()
      if ((await calls()).length > before) {
        minutesOfCalls.push(minute)
        if (status !== undefined) await respond(status)
      }
      await pass(1)
    }
    return minutesOfCalls
  }

  /** Runs `work` while another transaction is open, which has run `sql`. */
  async function during(role: string, sql: string, work: () => Promise<unknown>) {
    const other = await (await server.pool(1, { role })).connect()
    try {
      await other.query(`begin; ${sql}`)
      await work()
      await other.query('commit')
    } finally {
      other.release(true)
    }
  }

  const study = (published: boolean, languages = ['en', 'sk', 'cz', 'de']) =>
    query(
      `insert into public.case_studies (slug, language, title, published)
       select 'study', language, 'Study', $1 from unnest($2::text[]) as language`,
      [published, languages],
    )
  const offer = (status: number) =>
    query(
      `insert into public.offers (title, status, employment_type, location, description)
       values ('Offer', ${status}, 'Contract', 'Remote', 'Text')`,
    )

  test('a study that is saved in four languages starts one build, a minute later', async () => {
    for (const language of ['en', 'sk', 'cz', 'de']) await study(true, [language])
    expect(await passMinutes(30, 200)).toEqual([1])
    expect(await calls()).toEqual([HOOK])
  })

  test.each([
    ['a published version', () => study(true), 'public.case_studies', 'published = false'],
    ['an active offer', () => offer(1), 'public.offers', 'status = 0'],
  ])(
    '%s that is inserted, changed, withdrawn, shown again or deleted is a change',
    async (_, insert, table, hide) => {
      const shown = hide.replace('false', 'true').replace('= 0', '= 1')
      const changes = [
        `update ${table} set title = 'Changed'`,
        `update ${table} set ${hide}`,
        `update ${table} set ${shown}`,
      ]
      for (const change of [insert, ...[...changes, `delete from ${table}`].map((sql) => () => query(sql))]) {
        const before = (await state()).changed_at
        await change()
        expect((await state()).changed_at > before).toBe(true)
      }
    },
  )

  test('drafts and inactive offers change nothing', async () => {
    await study(false)
    await offer(0)
    await query(`
      update public.case_studies set title = 'Changed'; update public.offers set title = 'Changed';
      delete from public.case_studies; delete from public.offers`)
    expect(await state()).toMatchObject({ changed_at: content, waiting_since: null, waiting_minutes: null })
    expect(await passMinutes(5, 200)).toEqual([])
  })

  test('a hundred changes in an hour start at most one build in each pause', async () => {
    await study(true)
    let change = 0
    const busy = async () => {
      // Ten changes in each minute, then five minutes without any
      change += 1
      if (change % 6 !== 0) return
      for (let n = 0; n < 10; n += 1) await query(`update public.case_studies set title = '${change} ${n}'`)
      await pass(0.1)
    }
    expect(await passMinutes(60, 200, busy)).toEqual([1, 6, 12, 18, 24, 30, 36, 42, 48, 54])
  })

  test('changes without a pause of a minute start a build after ten minutes', async () => {
    await study(true)
    const busy = () => query(`update public.case_studies set title = title || '.'`)
    expect(await passMinutes(35, 200, busy)).toEqual([10, 21, 32])
  })

  test('the time since when something waits is that of the first change that is not online', async () => {
    await study(true)
    const { changed_at: first } = await state()
    await query(`update public.case_studies set title = 'Changed'`)
    expect(await state()).toMatchObject({ waiting_since: first, waiting_minutes: 0 })
    content = first
    const { changed_at: second, waiting_since: since } = await state()
    expect(since).toEqual(second)
    content = second
    expect(await state()).toMatchObject({ waiting_since: null })
    content = undefined
    await pass(20)
    expect((await state()).waiting_minutes).toBeGreaterThan(20)
  })

  test('a build that reads while a transaction is open does not hide its change', async () => {
    const insert = `insert into public.case_studies (slug, language, title, published)
      values ('slow', 'en', 'Slow', true)`
    await during('service_role', insert, async () => {
      await study(true)
      content = (await state()).changed_at
    })
    expect((await state()).waiting_since).not.toBeNull()
  })

  test.each([
    ['the status 500', 500, 'status 500'],
    ['no response', null, 'no response'],
  ])('after %s, the hook is called again with growing pauses until it works', async (_, status, failure) => {
    await study(true)
    expect(await passMinutes(200, status)).toEqual([1, 3, 7, 15, 31, 63, 123, 183])
    expect(await state()).toMatchObject({ has_hook: true, hook_failure: failure })
    // A change does not shorten the pause.
    await query(`update public.case_studies set title = 'Changed'`)
    expect(await passMinutes(60, 200)).toEqual([43])
    expect(await state()).toMatchObject({ hook_failure: null })
    await query(`update public.case_studies set title = 'Again'`)
    expect(await passMinutes(10, 200)).toEqual([1])
  })

  test('a call whose response never comes has failed after five minutes', async () => {
    await study(true)
    expect(await passMinutes(11)).toEqual([1, 6])
    expect((await state()).hook_failure).toBe('no response')
  })

  test('a new hook is called at once, and the job says whether there is one', async () => {
    await study(true)
    await passMinutes(100, 404)
    const replace = (url: string) => query('update vault.decrypted_secrets set decrypted_secret = $1', [url])
    await replace('')
    expect(await passMinutes(3)).toEqual([])
    expect(await state()).toMatchObject({ has_hook: false, hook_failure: null, job_idle_minutes: 1 })
    await replace('https://host.example/hooks/new')
    expect(await passMinutes(3, 200)).toEqual([0])
    expect((await calls()).at(-1)).toBe('https://host.example/hooks/new')
    expect(await state()).toMatchObject({ has_hook: true, hook_failure: null })
  })

  test('a URL that cannot be called is a failure, and the job goes on', async () => {
    await query(`alter table net.requests add constraint url_is_valid check (url like 'https%') not valid`)
    await query(`update vault.decrypted_secrets set decrypted_secret = 'nonsense'`)
    await study(true)
    await passMinutes(2)
    expect(await state()).toMatchObject({ hook_failure: 'not a valid URL', job_idle_minutes: 1 })
    await query('alter table net.requests drop constraint url_is_valid')
  })

  test('of two jobs at once, one calls the hook', async () => {
    await study(true)
    await pass(2)
    await during('supabase_admin', 'select private.start_build()', run)
    expect(await calls()).toHaveLength(1)
  })

  test('a job that has stopped is seen', async () => {
    await pass(12)
    expect((await state()).job_idle_minutes).toBe(12)
  })
})
