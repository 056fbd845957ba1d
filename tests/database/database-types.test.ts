import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { databaseTypes, databaseTypesFile } from '../../supabase/local/database-types.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})

test('database.types.ts contains exactly the types that databaseTypes generates from the migrations', async () => {
  expect(await readFile(databaseTypesFile, 'utf8'), 'Run `npm run db:types`').toBe(
    await databaseTypes(backend),
  )
})

test('databaseTypes throws an error that names the column and its type if no TypeScript type is known for the type of a column', async () => {
  await backend.query('create table public.unknown (shape point)')
  try {
    await expect(databaseTypes(backend)).rejects.toThrow('unknown.shape: no TypeScript type known for point')
  } finally {
    await backend.query('drop table public.unknown')
  }
})
