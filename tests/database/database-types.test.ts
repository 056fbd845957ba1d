import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTypes, databaseTypesFile } from '../../supabase/local/database-types.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await startTestBackend()
})
afterAll(() => backend.close())

test('database.types.ts matches the migrations; run `npm run db:types` if it does not', async () => {
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await databaseTypes(backend))
})

test('databaseTypes throws for a column whose type it does not know', async () => {
  await backend.query('create table public.unknown (shape point)')
  await expect(databaseTypes(backend)).rejects.toThrow('unknown.shape: no TypeScript type known for point')
})
