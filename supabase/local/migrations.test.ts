import { expect, test } from 'vitest'

import { assertKnownMigrations } from './migrations.ts'

const first = { version: '20250901080000', sql: 'create table a ()' }
const second = { version: '20250901080100', sql: 'create table b ()' }

test.each([
  ['of an empty database', []],
  ['if some migrations are not yet applied', [first]],
  ['if all migrations are applied', [second, first]],
])('a data folder can be used %s', (_, applied) => {
  expect(() => assertKnownMigrations(applied, [first, second], 'data')).not.toThrow()
})

test.each([
  ['does not exist any more', [first, { version: '20250901080050', sql: 'create table c ()' }]],
  ['has changed', [{ ...first, sql: 'create table c ()' }]],
  ['was recorded without its SQL', [{ ...first, sql: null }]],
])('the error names the data folder if an applied migration %s', (_, applied) => {
  expect(() => assertKnownMigrations(applied, [first, second], 'supabase/.temp/data')).toThrow(
    'Delete the folder supabase/.temp/data and start again.',
  )
})
