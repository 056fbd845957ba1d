import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { searchableText } from '@/lib/text-search'

import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow, type Row } from './insert-row.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.query('begin'))
afterEach(() => backend.query('rollback'))

const required = { title: 'Offer', employment_type: 'Contract', location: 'Remote', description: 'Text' }
const saveOffer = (row: Row = {}) => insertRow(backend, 'offers', { ...required, ...row })

test('a new offer is inactive, has no date, and its salary is in EUR', async () => {
  expect(await saveOffer()).toMatchObject({ status: 0, published_at: null, salary_currency: 'EUR' })
})

test('the date of an offer is that of its first publication (D78)', async () => {
  const { id } = await saveOffer()
  const update = async (assignment: string) =>
    (await backend.query<Row>(`update public.offers set ${assignment} where id = $1 returning *`, [id]))[0]
  expect(await update(`title = 'Prepared'`)).toMatchObject({ published_at: null })
  const { published_at } = (await update('status = 1')) ?? {}
  const [{ now } = {}] = await backend.query<Row>('select now()')
  expect(published_at).toEqual(now)
  const earlier = '2020-02-02 00:00:00+00'
  await update(`published_at = '${earlier}'`)
  await update('status = 0')
  expect(await update('status = 1')).toMatchObject({ published_at: earlier })
  expect(await saveOffer({ status: 1, published_at: earlier })).toMatchObject({ published_at: earlier })
  expect(await saveOffer({ status: 1 })).toMatchObject({ published_at })
})

test('each column of an offer is explained in the table editor (D82)', async () => {
  const unexplained = await backend.query(`
    select attname from pg_attribute
    where attrelid = 'public.offers'::regclass and attnum > 0 and col_description(attrelid, attnum) is null`)
  expect(unexplained).toEqual([])
})

test.each<[string, Row]>([
  ['status_is_active_or_inactive', { status: 2 }],
  ['remote_percentage_is_a_percentage', { remote_percentage: 101 }],
  ['duration_is_positive', { duration_months: 0 }],
  ['salary_is_a_range', { salary_from: 2000, salary_to: 1000 }],
  ['salary_currency_is_an_iso_code', { salary_currency: 'eur' }],
  ['title_is_given', { title: ' ' }],
  ['location_is_given', { location: '' }],
  ['texts_fit', { description: 'x'.repeat(20_001) }],
])('the constraint %s rejects an offer', async (constraint, row) => {
  await expect(saveOffer(row), JSON.stringify(row).slice(0, 80)).rejects.toThrow(constraint)
})

const texts: [text: string, searched: string][] = [
  ['Senior  React\tDeveloper\n', ' senior react developer '],
  ['Ľúbivý kôň, žltá ťava', ' lubivy kon zlta tava '],
  ['Köln, Münchner Straße', ' koln munchner strasse koeln muenchner strasse '],
  ['Ko\u0308ln', ' koln koeln '],
  ['C++, C#, .NET 9', ' c++ c# dotnet 9 '],
  ['Node.js/Vue.js (ASP.NET)', ' node js vue js asp dotnet '],
  ['SAP-Berater, R&D. Go!', ' sap berater r d go '],
  ['Full-Stack, front end, go-live, let-go-lives', ' fullstack frontend golive let go lives '],
  ['„4\u00a0800\u00a0€“ …', ' 4 800 € '],
  ['under_score, per%cent, back\\slash, a*b, "q", @at', ' under score per cent back slash a b q at '],
]

test.each(texts)('database and browser convert %j to the same text', async (text, searched) => {
  const sql = 'select private.searchable_text($1) as converted'
  expect(await backend.query(sql, [text])).toEqual([{ converted: searched }])
  expect(searchableText(text)).toBe(searched)
})

test('the search compares title, technologies, location, languages and description', async () => {
  const row = { tech_stack: 'C#, k6', location: 'Košice', languages: 'Czech', requirements: 'Requirement' }
  expect(await saveOffer(row)).toMatchObject({ search_text: ' offer c# k6 | kosice czech text ' })
})
