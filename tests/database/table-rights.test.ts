import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { sqlByPersona, type RunSql } from './sql-as-persona.ts'
import { viaHttp, viaSql } from './table-access.ts'
import { fixtureExists, insertFixture, tableDeviations } from './table-deviations.ts'
import { offer } from './table-fixtures.ts'
import { operations, tableRights } from './table-rights.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>
let runSqlAs: Record<Persona, RunSql>

beforeAll(async () => {
  backend = await sharedBackend()
  clients = await signInPersonas(backend)
  runSqlAs = await sqlByPersona(backend)
})

describe.each(Object.entries(tableRights))('%s', (row, rights) => {
  describe.each(personas)('the persona %s', (persona) => {
    test(`over HTTP, the persona "${persona}" can do exactly the operations on ${row} that table-rights.ts lists`, async () => {
      expect(await tableDeviations(backend, row, persona, viaHttp(clients[persona]))).toEqual([])
    })
    test(`over SQL, the persona "${persona}" can do exactly the operations on ${row} that table-rights.ts lists`, async () => {
      expect(await tableDeviations(backend, row, persona, viaSql(runSqlAs[persona]))).toEqual([])
    })
  })

  // An operation that fails because of a mistake in these tests looks denied. So `deniedToAll` must name each operation
  // that no persona may do.
  test(`the operations on ${row} that table-rights.ts allows to no persona are exactly those in deniedToAll`, () => {
    const granted = new Set(Object.values(rights.allowed).flat())
    expect(operations.filter((operation) => !granted.has(operation))).toEqual(rights.deniedToAll)
  })

  test.each(personas)(
    `over HTTP, the persona "%s" cannot delete ${row} without a filter`,
    async (persona) => {
      await insertFixture(backend, rights)
      const { error } = await clients[persona].from(rights.table).delete()
      expect(error).not.toBeNull()
      expect(await fixtureExists(backend, rights)).toBe(true)
    },
  )
})

test('a role with a grant on single columns can select these columns and cannot select all columns, over HTTP and over SQL', async () => {
  await backend.query(
    'revoke select on public.offers from anon; grant select (id, title) on public.offers to anon',
  )
  const fixture = offer(1)
  await insertFixture(backend, fixture)
  for (const access of [viaHttp(clients.anonymous), viaSql(runSqlAs.anonymous)]) {
    expect(await access.select({ ...fixture, columns: ['id', 'title'] })).toBe(1)
    expect(await access.select(fixture)).toBe(0)
  }
  await backend.query('revoke select on public.offers from anon; grant select on public.offers to anon')
})

test('the tables of the schema public are exactly those that table-rights.ts lists', async () => {
  const tables = await backend.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const listed = new Set(Object.values(tableRights).map(({ table }) => table))
  expect(tables.map(({ name }) => name).sort(), 'Edit tests/database/table-rights.ts').toEqual(
    [...listed].sort(),
  )
})

test('an administrator reads their own row of admins, and another signed-in user reads an empty list without an error', async () => {
  const own = await clients.administrator.from('admins').select('user_id')
  expect(own.data).toHaveLength(1)
  const others = await clients['signed-in user'].from('admins').select('user_id')
  expect(others).toMatchObject({ data: [], error: null })
})
