/** A table of the rights matrix, and what the operations do with its rows. */
export interface Fixture {
  table: string
  columns: string
  /** Returns the values of row 1, which exists, or of row 2, which operations insert. */
  values: (row: 1 | 2) => string
  /** Condition that selects row 1. */
  key: string
  /** Assignments of an update. */
  change: string
  /** Columns whose values are different in each row. */
  unique: string
  /** SQL that runs before row 1 is inserted. Default: deletes all rows. */
  before?: string
}

const uuid = (row: 1 | 2) => `'00000000-0000-4000-8000-0000000000b${row}'`

export const caseStudy = (published: boolean): Fixture => ({
  table: 'public.case_studies',
  columns: 'slug, language, title, published',
  values: (row) => `'study-${row}', 'en', 'Study', ${published}`,
  key: `slug = 'study-1'`,
  change: `title = 'Changed'`,
  unique: 'slug, language',
})

/** `source_digest` and `unread` record the origin of a translation (D45). */
export const translation: Fixture = {
  ...caseStudy(true),
  key: `slug = 'study-1' and language = 'sk'`,
  before: `
    delete from public.case_studies;
    insert into public.case_studies (slug, language, title, published)
    values ('study-1', 'en', 'Study', true), ('study-2', 'en', 'Study', true)`,
  columns: 'slug, language, title, published, source_digest, unread',
  values: (row) => `'study-${row}', 'sk', 'Study', true, repeat('a', 32), true`,
  change: `source_digest = repeat('b', 32), unread = false`,
}

export const earlierVersion: Fixture = {
  table: 'public.case_study_history',
  columns: 'id, slug, language, title, version, deleted',
  values: (row) =>
    `${row}, 'study', 'en', 'Study', '{"slug": "study", "language": "en", "title": "Study"}', true`,
  key: 'id = 1',
  change: `title = 'Changed'`,
  unique: 'id',
}

export const offer = (status: 0 | 1): Fixture => ({
  table: 'public.offers',
  columns: 'id, title, status, employment_type, location, description',
  values: (row) => `${row}, 'Offer', ${status}, 'Contract', 'Remote', 'Text'`,
  key: 'id = 1',
  change: `title = 'Changed'`,
  unique: 'id',
})

export const account: Fixture = {
  table: 'auth.users',
  columns: 'id',
  values: uuid,
  key: `id = ${uuid(1)}`,
  change: `raw_app_meta_data = '{"is_admin": true}'`,
  unique: 'id',
  before: '',
}

export const membership: Fixture = {
  table: 'public.admins',
  columns: 'user_id',
  values: uuid,
  key: `user_id = ${uuid(1)}`,
  change: `created_at = '2000-01-01'`,
  unique: 'user_id',
  before: `insert into auth.users (id) values (${uuid(1)}), (${uuid(2)})`,
}

export const submission = (state: 'failed' | 'pending' | 'suspected'): Fixture => ({
  table: 'public.submissions',
  columns: 'id, form, payload, state, state_since',
  values: (row) => `${uuid(row)}, 'contact', '{}', '${state}', now() - interval '31 days'`,
  key: `id = ${uuid(1)}`,
  change: 'attempts = 9',
  unique: 'id',
})

export const rateLimit: Fixture = {
  table: 'public.rate_limits',
  columns: 'subject, window_start, count',
  values: (row) => `'sender ${row}', '2026-01-01Z', 1`,
  key: `subject = 'sender 1'`,
  change: 'count = 99',
  unique: 'subject, window_start',
}

export const bucket: Fixture = {
  table: 'storage.buckets',
  columns: 'id, name',
  values: (row) => `'bucket-${row}', 'bucket-${row}'`,
  key: `id = 'bucket-1'`,
  change: 'public = true',
  unique: 'id',
  before: 'delete from storage.objects; delete from storage.buckets',
}
