import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow } from './insert-row.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.query('begin; delete from storage.objects; delete from public.case_study_history'))
afterEach(() => backend.query('rollback'))

const address = (name: string) => `https://abc.supabase.co/storage/v1/object/public/case-studies/${name}`

test('pictures older than 30 days that no version and no earlier version names are unused (D81)', async () => {
  const names = ['banner.png', 'in-text.avif', 'earlier.webp', 'deleted.png', 'unused.png', 'ner.png']
  await backend.query(
    `insert into storage.objects (bucket_id, name, created_at)
     select 'case-studies', name, now() - interval '31 days' from unnest($1::text[]) as name
     union all values ('case-studies', 'new.png', now() - interval '29 days')`,
    [names],
  )
  const content = `<p><img src="${address('in-text.avif')}" alt=""></p>`
  const version = { slug: 'a-study', title: 'A study', content, featured_image: address('banner.png') }
  await insertRow(backend, 'case_studies', {
    ...version,
    language: 'en',
    testimonial_image: address('earlier.webp'),
  })
  await backend.query(`update public.case_studies set testimonial_image = null where slug = 'a-study'`)
  await insertRow(backend, 'case_studies', {
    ...version,
    language: 'sk',
    testimonial_image: address('deleted.png'),
  })
  await backend.query(`delete from public.case_studies where slug = 'a-study' and language = 'sk'`)
  const unused = await backend.query<{ name: string }>(
    'select name from private.unused_pictures() as name order by name',
  )
  expect(unused.map(({ name }) => name)).toEqual(['ner.png', 'unused.png'])
})
