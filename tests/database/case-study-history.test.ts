import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { caseStudyFields } from '../../supabase/functions/_shared/contracts/case-study.ts'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { emails, personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { rpcDeviations } from './api-surface-deviations.ts'
import { insertRow, type Row } from './insert-row.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>

beforeAll(async () => {
  backend = await sharedBackend()
  clients = await signInPersonas(backend)
})
beforeEach(() => backend.query('delete from public.case_studies; delete from public.case_study_history'))

const saveVersion = (row: Row = {}) =>
  insertRow(backend, 'case_studies', { slug: 'a-study', language: 'en', title: 'A study', ...row })
const history = () => backend.query<Row>('select * from public.case_study_history order by id')
const versions = () => backend.query<Row>('select * from public.case_studies order by language')

describe('the table case_study_history', () => {
  test.each(caseStudyFields.map(({ name }) => name))(
    'an update of the column %s adds the earlier row to case_study_history',
    async (column) => {
      const before = await saveVersion()
      await backend.query(`update public.case_studies set ${column} = 'https://example.com/changed'`)
      expect(await history()).toMatchObject([
        {
          slug: 'a-study',
          language: 'en',
          title: 'A study',
          deleted: false,
          version: { id: before.id, [column]: before[column] },
        },
      ])
    },
  )

  test('neither an update that changes only `published` nor an update that changes no column adds a row to case_study_history', async () => {
    await saveVersion()
    await backend.query('update public.case_studies set published = true')
    await backend.query('update public.case_studies set title = title')
    expect(await history()).toEqual([])
  })

  test('an update and a delete through the API each add a row with the replaced title and the id of the administrator to case_study_history', async () => {
    await saveVersion()
    const [administrator] = await backend.query<Row>('select id from auth.users where email = $1', [
      emails.administrator,
    ])
    await clients.administrator.from('case_studies').update({ title: 'Changed' }).eq('slug', 'a-study')
    await clients.administrator.from('case_studies').delete().eq('slug', 'a-study')
    expect(await history()).toMatchObject([
      { title: 'A study', deleted: false, replaced_by: administrator?.id },
      { title: 'Changed', deleted: true, replaced_by: administrator?.id },
    ])
  })

  test('case_study_history keeps only the newest 50 rows of the English version of a study, and keeps the row of its deleted Slovak version', async () => {
    await saveVersion({ language: 'sk' })
    await saveVersion({ title: '0' })
    await backend.query(`delete from public.case_studies where language = 'sk'`)
    for (let n = 1; n <= 52; n += 1) {
      await backend.query(`update public.case_studies set title = $1`, [String(n)])
    }
    const rows = await history()
    expect(rows.filter(({ language }) => language === 'sk')).toHaveLength(1)
    const english = rows.filter(({ language }) => language === 'en').map(({ title }) => title)
    expect(english).toHaveLength(50)
    expect(english.at(0)).toBe('2')
    expect(english.at(-1)).toBe('51')
  })
})

describe('restore_deleted_versions', () => {
  const restore = async (persona: Persona = 'administrator') => {
    const ids = (await history()).map(({ id }) => id)
    return clients[persona].rpc('restore_deleted_versions', { history_ids: ids })
  }

  test('restore_deleted_versions inserts deleted versions again, with the same value in each column', async () => {
    await saveVersion({ published: true, published_at: '2020-02-02T00:00:00Z', content: '<p>Text</p>' })
    await saveVersion({ language: 'sk', title: 'Po slovensky' })
    const before = await versions()
    await clients.administrator.from('case_studies').delete().eq('slug', 'a-study')
    expect(await versions()).toEqual([])
    expect(await restore()).toMatchObject({ error: null })
    expect(await versions()).toEqual(before)
  })

  test('restore_deleted_versions changes neither a version that exists again nor a version that was replaced but not deleted', async () => {
    await saveVersion()
    await saveVersion({ language: 'sk', title: 'Po slovensky' })
    await backend.query(`update public.case_studies set title = 'Replaced' where language = 'sk'`)
    await backend.query(`delete from public.case_studies where language = 'en'`)
    await saveVersion({ title: 'Written anew' })
    expect(await restore()).toMatchObject({ error: null })
    expect((await versions()).map(({ title }) => title)).toEqual(['Written anew', 'Replaced'])
  })

  test('restore_deleted_versions inserts a version that was deleted before a generated column and a required column were added', async () => {
    await saveVersion()
    await backend.query('delete from public.case_studies')
    await backend.query(`
      alter table public.case_studies
        add column example_generated text generated always as (title) stored,
        add column example_required boolean not null default false`)
    try {
      expect(await restore()).toMatchObject({ error: null })
      expect(await versions()).toMatchObject([{ example_generated: 'A study', example_required: false }])
    } finally {
      await backend.query(
        'alter table public.case_studies drop column example_generated, drop column example_required',
      )
    }
  })

  test.each(personas.filter((persona) => persona !== 'administrator'))(
    'restore_deleted_versions returns an error and inserts nothing if the persona is "%s"',
    async (persona) => {
      await saveVersion()
      await backend.query('delete from public.case_studies')
      expect((await restore(persona)).error?.code).toBe('42501')
      expect(await versions()).toEqual([])
    },
  )

  test('rpcDeviations reports restore_deleted_versions for every signed-in persona that is not an administrator if insert_deleted_versions, which it calls, does not check its caller', async () => {
    const [{ definition } = {}] = await backend.query<{ definition: string }>(
      `select pg_get_functiondef('private.insert_deleted_versions'::regproc) as definition`,
    )
    if (!definition) throw new Error('The function was not found')
    try {
      await backend.query(definition.replace('not private.is_admin()', 'false'))
      expect(await rpcDeviations(backend, clients)).toEqual(
        ['signed-in user', 'user with forged metadata', 'removed administrator'].map(
          (persona) => `/rpc/restore_deleted_versions, ${persona}: is allowed`,
        ),
      )
    } finally {
      await backend.query(definition)
    }
  })
})
