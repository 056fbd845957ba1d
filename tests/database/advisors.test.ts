import { beforeAll, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { exposureLints } from './exposure-lints.ts'
import { policyLints } from './policy-lints.ts'
import { schemaLints } from './schema-lints.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

const lines = async (sql: string) => {
  const rows = await backend.query<{ line: string }>(sql)
  return rows.map(({ line }) => line)
}

describe.each(Object.entries({ ...policyLints, ...exposureLints, ...schemaLints }))(
  '%s',
  (name, { sql, violation, line }) => {
    test(`the lint ${name} reports nothing after all migrations`, async () => {
      expect(await lines(sql)).toEqual([])
    })
    test(`the lint ${name} reports only the violation that the SQL in its field "violation" creates`, async () => {
      await backend.query('begin')
      try {
        await backend.query(violation)
        expect(await lines(sql)).toEqual([line])
      } finally {
        await backend.query('rollback')
      }
    })
  },
)
