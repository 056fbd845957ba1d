import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { bystander, newcomer, operations, subjects, type Operation, type Subject } from './table-rights.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  await backend.query('insert into auth.users (id) values ($1), ($2)', [bystander, newcomer])
})
afterAll(() => backend.close())

/** Back to the seeded administrator and nothing else. */
beforeEach(() =>
  backend.query(`
    delete from public.case_studies;
    delete from public.offers;
    delete from public.admins;
    insert into public.admins select id from auth.users where email = 'admin@example.com'`),
)

const count = async (table: string, condition: string) => {
  const [row] = await backend.query<{ rows: number }>(
    `select count(*)::int as rows from public.${table} where ${condition}`,
  )
  return row?.rows
}
const planted = ({ table, key }: Subject) => count(table, `${key.column} = '${key.value}'`)
const written = (subject: Subject) => count(subject.table, subject.written)

/** Tries one operation and says what came of it, judged by the rows that are there afterwards. */
const attempts: Record<Operation, (client: SupabaseClient, subject: Subject) => Promise<boolean>> = {
  select: async (client, { table, key }) => {
    const { data } = await client.from(table).select().eq(key.column, key.value)
    return data?.length === 1
  },
  insert: async (client, subject) => {
    await client.from(subject.table).insert(subject.fresh)
    return (await written(subject)) === 1
  },
  'insert returning': async (client, subject) => {
    const { data } = await client.from(subject.table).insert(subject.fresh).select()
    return (await written(subject)) === 1 && data?.length === 1
  },
  update: async (client, subject) => {
    await client.from(subject.table).update(subject.change).eq(subject.key.column, subject.key.value)
    return (await written(subject)) === 1
  },
  upsert: async (client, subject) => {
    const { row, onConflict } = subject.conflicting
    await client.from(subject.table).upsert({ ...row, ...subject.change }, { onConflict })
    return (await written(subject)) === 1
  },
  delete: async (client, subject) => {
    await client.from(subject.table).delete().eq(subject.key.column, subject.key.value)
    return (await planted(subject)) === 0
  },
  'delete every row': async (client, subject) => {
    await client.from(subject.table).delete().not(subject.key.column, 'is', null)
    return (await planted(subject)) === 0
  },
}

describe.each(Object.entries(subjects))('%s', (_name, subject) => {
  beforeEach(() => backend.query(subject.plant))

  describe.each(personas)('%s', (persona) => {
    test.each(operations)('%s', async (operation) => {
      const done = await attempts[operation](clients[persona], subject)
      expect(done).toBe(subject.allowed[persona].includes(operation))
    })
  })

  test('every denial has a positive control', () => {
    const granted = new Set(Object.values(subject.allowed).flat())
    expect(operations.filter((operation) => !granted.has(operation))).toEqual(subject.nobody)
  })

  test('nobody deletes without a filter', async () => {
    const { error } = await clients['service role'].from(subject.table).delete()
    expect(error?.message).toBe('DELETE requires a WHERE clause')
    expect(await planted(subject)).toBe(1)
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
