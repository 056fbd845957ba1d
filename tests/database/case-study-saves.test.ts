import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type * as Repository from '@/features/case-studies/api/case-study-repository'
import type * as Session from '@/features/session/api/session'

import {
  caseStudyFields,
  contentOf,
  type FieldName,
} from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { connectSite, disconnectSite } from './connect-site.ts'

let backend: EmbeddedBackend
let repository: typeof Repository
let session: typeof Session

beforeAll(async () => {
  backend = await sharedBackend()
  connectSite(backend)
  repository = await import('@/features/case-studies/api/case-study-repository')
  session = await import('@/features/session/api/session')
  await session.signIn({ email: 'admin@example.com', password: 'local-admin-password' })
})
afterAll(async () => {
  await session.signOut()
  disconnectSite()
})
beforeEach(() => backend.query('delete from public.case_studies'))

const empty = Object.fromEntries(caseStudyFields.map(({ name }) => [name, ''])) as Record<FieldName, string>
const version = (title: string) =>
  contentOf({ ...empty, title }, { slug: 'a-study', language: 'en', published: false })

async function insertVersion() {
  const inserted = await repository.insertVersion(version('First'))
  if (!inserted) throw new Error('The version exists already')
  return inserted
}
const titles = () => backend.query('select title from public.case_studies')

test('a version that was saved since it was read is neither overwritten nor deleted', async () => {
  const opened = await insertVersion()
  expect(await repository.insertVersion(version('Zero'))).toBeNull()
  const saved = await repository.updateVersion(opened, version('Second'))
  expect(saved).toMatchObject({ title: 'Second' })

  expect(await repository.updateVersion(opened, version('Third'))).toBeNull()
  await expect(repository.deleteVersion(opened)).rejects.toThrow()
  await expect(repository.markTranslationAsRead(opened, opened)).rejects.toThrow()
  expect(await titles()).toEqual([{ title: 'Second' }])
})

test('saving or deleting as a removed administrator changes nothing and is reported', async () => {
  const opened = await insertVersion()
  const removed = await backend.query<{ id: string }>('delete from public.admins returning user_id as id')
  try {
    expect(await repository.updateVersion(opened, version('Second'))).toBeNull()
    await expect(repository.deleteVersion(opened)).rejects.toThrow()
    await expect(repository.deleteStudy('a-study')).rejects.toThrow('No row of a-study was deleted')
    expect(await titles()).toEqual([{ title: 'First' }])
  } finally {
    for (const { id } of removed) await backend.query('insert into public.admins values ($1)', [id])
  }
})
