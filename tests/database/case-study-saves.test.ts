import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import type * as History from '@/features/case-studies/api/case-study-history'
import type * as Repository from '@/features/case-studies/api/case-study-repository'
import type * as Lists from '@/features/case-studies/api/list-studies'
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
let history: typeof History
let lists: typeof Lists
let repository: typeof Repository
let session: typeof Session

beforeAll(async () => {
  backend = await sharedBackend()
  connectSite(backend)
  history = await import('@/features/case-studies/api/case-study-history')
  lists = await import('@/features/case-studies/api/list-studies')
  repository = await import('@/features/case-studies/api/case-study-repository')
  session = await import('@/features/session/api/session')
  await session.signIn({ email: 'admin@example.com', password: 'local-admin-password' })
})
afterAll(async () => {
  await session.signOut()
  disconnectSite()
})
beforeEach(() => backend.query('delete from public.case_studies; delete from public.case_study_history'))

const { signal } = new AbortController()
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

test('the newest studies are listed first, and after the oldest follows the newest other one', async () => {
  await backend.query(`
    insert into public.case_studies (slug, language, title, published, published_at, created_at)
    select slug, 'en', slug, true, day::timestamptz, day::timestamptz
    from (values ('b', '2021-01-01'), ('c', '2022-01-01'), ('a', '2020-01-01')) as study (slug, day)`)
  const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)
  expect(slugs(await lists.listStudies('en', signal))).toEqual(['c', 'b', 'a'])
  expect(slugs(await repository.listVersions(signal))).toEqual(['c', 'b', 'a'])
  const next = async (slug: string) => (await lists.getNextStudy(slug, 'en', signal))?.slug
  expect([await next('c'), await next('b'), await next('a')]).toEqual(['b', 'a', 'c'])
  await backend.query(`delete from public.case_studies where slug <> 'a'`)
  expect(await next('a')).toBeUndefined()
})

test('earlier and deleted versions are listed newest first, and can be restored once', async () => {
  const first = await insertVersion()
  await repository.updateVersion(first, version('Second'))
  const slovak = await repository.insertVersion({ ...version('Slovak'), language: 'sk' })
  if (slovak) await repository.deleteVersion(slovak)
  await repository.deleteStudy('a-study')
  expect(await history.listEarlierVersions('a-study', 'en')).toMatchObject([
    { version: { title: 'Second' }, deleted: true },
    { version: { title: 'First' }, deleted: false },
  ])
  expect(await history.findEarlierVersion('a-study', first.text_digest)).toMatchObject({ title: 'First' })

  const deleted = await history.listDeletedVersions(signal)
  expect(deleted).toMatchObject([{ title: 'Second' }, { title: 'Slovak' }])
  const ids = deleted.map(({ id }) => id)
  await history.restoreDeletedVersions(ids)
  expect(await titles()).toHaveLength(2)
  await expect(history.restoreDeletedVersions(ids)).rejects.toThrow('No version was restored')
})
