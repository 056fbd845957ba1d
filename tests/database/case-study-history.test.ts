import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow, type Row } from './insert-row.ts'
import { accounts, insertAccounts, runAs } from './personas.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
  await backend.query(insertAccounts)
})
beforeEach(() => backend.query('delete from public.case_studies; delete from public.case_study_history'))

const saveVersion = (row: Row = {}) =>
  insertRow(backend, 'case_studies', { slug: 'a-study', language: 'en', title: 'A study', ...row })
const history = () => backend.query<Row>('select * from public.case_study_history order by id')
const versions = () => backend.query<Row>('select * from public.case_studies order by language')
const administrator = (sql: string) => runAs(backend, 'administrator', sql)

describe('the history of a version', () => {
  test.each(caseStudyFields)('keeps the earlier row if $name changes', async ({ name }) => {
    const before = await saveVersion()
    await backend.query(`update public.case_studies set ${name} = '/changed'`)
    const version = { id: before.id, [name]: before[name] }
    expect(await history()).toMatchObject([
      { slug: 'a-study', language: 'en', title: 'A study', deleted: false, version },
    ])
  })

  test('ignores an update that changes no content', async () => {
    await saveVersion({ unread: true })
    await backend.query('update public.case_studies set published = true')
    await backend.query('update public.case_studies set unread = false, source_digest = text_digest')
    await backend.query('update public.case_studies set title = title')
    expect(await history()).toEqual([])
  })

  test('records which administrator replaced or deleted the version', async () => {
    await saveVersion()
    await administrator(`update public.case_studies set title = 'Changed'`)
    await administrator('delete from public.case_studies')
    expect(await history()).toMatchObject([
      { title: 'A study', deleted: false, replaced_by: accounts.administrator },
      { title: 'Changed', deleted: true, replaced_by: accounts.administrator },
    ])
  })

  test('has the newest 50 rows of each version', async () => {
    await saveVersion({ language: 'sk' })
    await saveVersion({ slug: 'another-study' })
    await backend.query('delete from public.case_studies')
    await saveVersion({ title: '0' })
    for (let n = 1; n <= 52; n += 1) {
      await backend.query(`update public.case_studies set title = '${n}'`)
    }
    const newest = Array.from({ length: 50 }, (_, index) => `${index + 2}`)
    expect((await history()).map(({ title }) => title)).toEqual(['A study', 'A study', ...newest])
  })
})

describe('restore_deleted_versions', () => {
  const restore = () =>
    administrator(
      'select * from public.restore_deleted_versions(array(select id from public.case_study_history))',
    )

  test('inserts deleted versions again, with the same value in each column', async () => {
    await saveVersion({ published: true, published_at: '2020-02-02T00:00:00Z', content: '<p>Text</p>' })
    await saveVersion({ language: 'sk', title: 'Po slovensky' })
    const before = await versions()
    await administrator('delete from public.case_studies')
    expect(await versions()).toEqual([])
    await restore()
    expect(await versions()).toEqual(before)
  })

  test('keeps versions that exist again or were only replaced', async () => {
    await saveVersion()
    await saveVersion({ language: 'sk', title: 'Po slovensky' })
    await backend.query(`update public.case_studies set title = 'Replaced' where language = 'sk'`)
    await backend.query(`delete from public.case_studies where language = 'en'`)
    await saveVersion({ title: 'Written anew' })
    await restore()
    expect((await versions()).map(({ title }) => title)).toEqual(['Written anew', 'Replaced'])
  })
})
