import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { schemaLints } from './schema-lints.ts'
import { securityLints } from './security-lints.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

const lines = async (sql: string) => {
  const rows = await backend.query<{ line: string }>(sql)
  return rows.map(({ line }) => line)
}

describe.each(Object.entries({ ...securityLints, ...schemaLints }))('%s', (_name, { sql, fault, line }) => {
  test('finds nothing in our schema', async () => {
    expect(await lines(sql)).toEqual([])
  })
  test('finds a planted fault', async () => {
    await backend.query('begin')
    try {
      await backend.query(fault)
      expect(await lines(sql)).toEqual([line])
    } finally {
      await backend.query('rollback')
    }
  })
})
