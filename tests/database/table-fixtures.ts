/** One row of a table, and the values and SQL that the tests of the rights to this table use. */
export interface TableFixture {
  table: string
  /** SQL that inserts the row, run as the owner of the database. */
  insertSql: string
  key: { column: string; value: string | number }
  /**
   * The columns that `select` and `insert returning` read. Needed if a client has grants on single columns. Default:
   * all.
   */
  columns?: readonly string[]
  change: Record<string, unknown>
  /**
   * `row`: the values that `upsert` writes in addition to `change`. `onConflict`: the columns, separated by commas, in
   * which `row` equals the existing row.
   */
  conflict: { row: Record<string, unknown>; onConflict: string }
  newRow: Record<string, unknown>
  /** SQL condition that is true for a row that `insert`, `update` or `upsert` wrote, and false for the fixture. */
  isWritten: string
}

/** Users of the fixture `admin`. `insertSql` makes the first user an administrator, and `newRow` the second user. */
export const existingMemberId = '00000000-0000-4000-8000-0000000000b1'
export const newMemberId = '00000000-0000-4000-8000-0000000000b2'

export const caseStudy = (published: boolean): TableFixture => ({
  table: 'case_studies',
  insertSql: `insert into public.case_studies (slug, language, title, published)
              values ('existing', 'en', 'Existing', ${published})`,
  key: { column: 'slug', value: 'existing' },
  change: { title: 'Written' },
  conflict: { row: { slug: 'existing', language: 'en' }, onConflict: 'slug,language' },
  newRow: { slug: 'new', language: 'en', title: 'Written', published },
  isWritten: `title = 'Written'`,
})

const digest = (character: string) => character.repeat(32)

/** A machine translation. The operations write `source_digest` and `unread`, which record its origin (D45). */
export const provenance: TableFixture = {
  ...caseStudy(true),
  insertSql: `insert into public.case_studies (slug, language, title, published, source_digest, unread)
              values ('existing', 'sk', 'Existing', true, '${digest('a')}', true)`,
  change: { source_digest: digest('b'), unread: false },
  conflict: { row: { slug: 'existing', language: 'sk', title: 'Existing' }, onConflict: 'slug,language' },
  newRow: {
    slug: 'new',
    language: 'sk',
    title: 'New',
    published: true,
    source_digest: digest('b'),
    unread: false,
  },
  isWritten: `source_digest = '${digest('b')}' and not unread`,
}

export const caseStudyHistory: TableFixture = {
  table: 'case_study_history',
  insertSql: `insert into public.case_study_history (slug, language, title, version, deleted)
              values ('existing', 'en', 'Existing', '{}', true)`,
  key: { column: 'slug', value: 'existing' },
  change: { title: 'Written' },
  conflict: { row: { id: 1, slug: 'new', language: 'en', version: {}, deleted: true }, onConflict: 'id' },
  newRow: { slug: 'new', language: 'en', title: 'Written', version: {}, deleted: true },
  isWritten: `title = 'Written'`,
}

const offerTexts = { employment_type: 'Contract', location: 'Remote', description: 'Text' }

export const offer = (status: 0 | 1): TableFixture => ({
  table: 'offers',
  insertSql: `insert into public.offers (id, title, status, employment_type, location, description)
              overriding system value values (1, 'Existing', ${status}, 'Contract', 'Remote', 'Text')`,
  key: { column: 'id', value: 1 },
  change: { title: 'Written' },
  conflict: { row: { id: 1, ...offerTexts }, onConflict: 'id' },
  newRow: { title: 'Written', status, ...offerTexts },
  isWritten: `title = 'Written'`,
})

export const admin: TableFixture = {
  table: 'admins',
  insertSql: `insert into public.admins (user_id) values ('${existingMemberId}')`,
  key: { column: 'user_id', value: existingMemberId },
  change: { created_at: '2000-01-01' },
  conflict: { row: { user_id: existingMemberId }, onConflict: 'user_id' },
  newRow: { user_id: newMemberId, created_at: '2000-01-01' },
  isWritten: `created_at = '2000-01-01'`,
}

const submissionId = '00000000-0000-8000-8000-0000000000c1'
const newSubmissionId = '00000000-0000-8000-8000-0000000000c2'

export const submission: TableFixture = {
  table: 'submissions',
  insertSql: `insert into public.submissions (id, form, payload)
              values ('${submissionId}', 'contact', '{"name": "Ada"}')`,
  key: { column: 'id', value: submissionId },
  change: { attempts: 9 },
  conflict: { row: { id: submissionId, form: 'contact', payload: { name: 'Eve' } }, onConflict: 'id' },
  newRow: { id: newSubmissionId, form: 'contact', payload: { name: 'Eve' }, attempts: 9 },
  isWritten: 'attempts = 9',
}

const windowStart = '2026-01-01T00:00:00Z'

export const rateLimit: TableFixture = {
  table: 'rate_limits',
  insertSql: `insert into public.rate_limits (subject, window_start, count)
              values ('existing', '${windowStart}', 1)`,
  key: { column: 'subject', value: 'existing' },
  change: { count: 99 },
  conflict: {
    row: { subject: 'existing', window_start: windowStart },
    onConflict: 'subject,window_start',
  },
  newRow: { subject: 'new', window_start: windowStart, count: 99 },
  isWritten: 'count = 99',
}
