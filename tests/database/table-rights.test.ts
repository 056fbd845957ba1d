import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sqlPersonas, type Ask } from './sql-personas.ts'
import { overHttp, overSql } from './table-access.ts'
import { isPlanted, plant, tableDeviations } from './table-deviations.ts'
import { operations, subjects } from './table-rights.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>
let asks: Record<Persona, Ask>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  asks = await sqlPersonas(backend)
})
afterAll(() => backend.close())

describe.each(Object.entries(subjects))('%s', (name, subject) => {
  describe.each(personas)('%s has exactly the rights listed', (persona) => {
    test('over HTTP', async () => {
      expect(await tableDeviations(backend, name, persona, overHttp(clients[persona]))).toEqual([])
    })
    test('over SQL', async () => {
      expect(await tableDeviations(backend, name, persona, overSql(asks[persona]))).toEqual([])
    })
  })

  test('every denial has a positive control', () => {
    const granted = new Set(Object.values(subject.allowed).flat())
    expect(operations.filter((operation) => !granted.has(operation))).toEqual(subject.nobody)
  })

  test.each(personas)('%s deletes nothing without a filter', async (persona) => {
    await plant(backend, subject)
    const { error } = await clients[persona].from(subject.table).delete()
    expect(error).not.toBeNull()
    expect(await isPlanted(backend, subject)).toBe(true)
  })
})

test('every table of the API is in the matrix', async () => {
  const tables = await backend.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const covered = new Set(Object.values(subjects).map(({ table }) => table))
  expect(tables.map(({ name }) => name).sort()).toEqual([...covered].sort())
})

test('an administrator sees their own membership, a signed-in user none', async () => {
  const own = await clients.administrator.from('admins').select('user_id')
  expect(own.data).toHaveLength(1)
  const others = await clients['signed-in user'].from('admins').select('user_id')
  expect(others).toMatchObject({ data: [], error: null })
})
