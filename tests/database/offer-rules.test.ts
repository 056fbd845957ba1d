import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { insertRow, type Row } from './insert-row.ts'

let backend: EmbeddedBackend

beforeAll(async () => {
  backend = await sharedBackend()
})
beforeEach(() => backend.query('delete from public.offers'))

const saveOffer = (row: Row = {}) =>
  insertRow(backend, 'offers', {
    title: 'Offer',
    employment_type: 'Contract',
    location: 'Remote',
    description: 'Text',
    ...row,
  })

test('a new offer is inactive and its salary is in EUR by default', async () => {
  expect(await saveOffer()).toMatchObject({ status: 0, salary_currency: 'EUR' })
})

test.each<[string, Row]>([
  ['status_is_active_or_inactive', { status: 2 }],
  ['remote_percentage_is_a_percentage', { remote_percentage: 101 }],
  ['remote_percentage_is_a_percentage', { remote_percentage: -1 }],
  ['duration_is_positive', { duration_months: 0 }],
  ['salary_is_a_range', { salary_from: 2000, salary_to: 1000 }],
  ['salary_is_a_range', { salary_from: 0 }],
  ['salary_is_a_range', { salary_to: -1 }],
  ['salary_currency_is_an_iso_code', { salary_currency: 'eur' }],
  ['title_is_given', { title: ' ' }],
  ['location_is_given', { location: '' }],
  ['texts_fit', { description: 'x'.repeat(20_001) }],
])('the constraint %s rejects an offer with %o', async (constraint, row) => {
  await expect(saveOffer(row)).rejects.toThrow(constraint)
})

test.each<Row>([
  { salary_from: 1000, salary_to: 1000 },
  { salary_from: 1000 },
  { salary_to: 1000 },
  { salary_from: null, salary_to: null },
  { remote_percentage: 0 },
  { remote_percentage: 100, duration_months: 1 },
])('an offer can have the values %o', async (row) => {
  expect(await saveOffer(row)).toMatchObject(row)
})
