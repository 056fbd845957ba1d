import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sqlByPersona, type RunSql } from './sql-as-persona.ts'
import { viaHttp, viaSql } from './table-access.ts'
import { fixtureExists, insertFixture, tableDeviations } from './table-deviations.ts'
import { operations, tableRights } from './table-rights.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>
let runSqlAs: Record<Persona, RunSql>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  runSqlAs = await sqlByPersona(backend)
})
afterAll(() => backend.close())

describe.each(Object.entries(tableRights))('%s', (name, rights) => {
  describe.each(personas)('%s has exactly the listed rights', (persona) => {
    test('over HTTP', async () => {
      expect(await tableDeviations(backend, name, persona, viaHttp(clients[persona]))).toEqual([])
    })
    test('over SQL', async () => {
      expect(await tableDeviations(backend, name, persona, viaSql(runSqlAs[persona]))).toEqual([])
    })
  })

  // Otherwise an operation that never works would pass as denied.
  test('every denied operation is allowed to another persona or listed in deniedToAll', () => {
    const granted = new Set(Object.values(rights.allowed).flat())
    expect(operations.filter((operation) => !granted.has(operation))).toEqual(rights.deniedToAll)
  })

  test.each(personas)('%s cannot delete rows without a filter', async (persona) => {
    await insertFixture(backend, rights)
    const { error } = await clients[persona].from(rights.table).delete()
    expect(error).not.toBeNull()
    expect(await fixtureExists(backend, rights)).toBe(true)
  })
})

test('every table of the schema public is listed in table-rights.ts', async () => {
  const tables = await backend.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const listed = new Set(Object.values(tableRights).map(({ table }) => table))
  expect(tables.map(({ name }) => name).sort(), 'Edit tests/database/table-rights.ts').toEqual(
    [...listed].sort(),
  )
})

test('an administrator can read their own membership and a signed-in user reads none', async () => {
  const own = await clients.administrator.from('admins').select('user_id')
  expect(own.data).toHaveLength(1)
  const others = await clients['signed-in user'].from('admins').select('user_id')
  expect(others).toMatchObject({ data: [], error: null })
})
