import { readFile } from 'node:fs/promises'

import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { imageTypes, MAX_IMAGE_BYTES } from '@/features/case-studies/image-rules'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import { databaseTypes, databaseTypesFile } from '../../supabase/local/database-types.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { readLocalConfig } from '../../supabase/local/local-config.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow } from './insert-row.ts'

let backend: EmbeddedBackend
beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.query('begin; delete from public.case_studies'))
afterEach(() => backend.query('rollback'))

test('database.types.ts matches the migrations', async () => {
  const generated = await databaseTypes(backend)
  expect(await readFile(databaseTypesFile, 'utf8'), 'Run `npm run db:types`').toBe(generated)
})

test('the bucket shows its pictures to visitors, and accepts those of the form, as in config.toml', async () => {
  const sql = `select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'case-studies'`
  const bucket = { public: true, file_size_limit: MAX_IMAGE_BYTES, allowed_mime_types: imageTypes.split(',') }
  expect(await backend.query(sql)).toEqual([bucket])
  const configured = { ...bucket, file_size_limit: `${MAX_IMAGE_BYTES / 2 ** 20}MiB` }
  expect(readLocalConfig().storage.buckets['case-studies']).toMatchObject(configured)
})

test.each(caseStudyFields)('$name has at most $max characters', async ({ name, kind, max }) => {
  const save = (length: number) => {
    const text = kind === 'image' ? '/'.padEnd(length, 'a') : 'a'.repeat(length)
    const row = { slug: `${length}`, language: 'en', title: 'A study', [name]: text }
    return insertRow(backend, 'case_studies', row)
  }
  expect(await save(max)).toMatchObject({ slug: `${max}` })
  await expect(save(max + 1)).rejects.toThrow(`${name}_fits`)
})
