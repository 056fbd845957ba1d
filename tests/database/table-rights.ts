import type { Persona } from '../setup/embedded-personas.ts'

export const operations = [
  'select',
  'insert',
  'insert returning',
  'update',
  'upsert',
  'delete',
  'delete every row',
] as const
export type Operation = (typeof operations)[number]

/** A row in a table, and what each persona may do with it. */
export interface Subject {
  table: string
  /** Makes the row, as the owner of the database. */
  plant: string
  /** Finds the row. */
  key: { column: string; value: string | number }
  /** What update and upsert write. */
  change: Record<string, unknown>
  /** What upsert sends besides, and the columns by which it finds the row. */
  conflicting: { row: Record<string, unknown>; onConflict: string }
  /** What insert writes. */
  fresh: Record<string, unknown>
  /** Is true of every row that one of the three has written. */
  written: string
  /** Whatever is not listed is denied. */
  allowed: Record<Persona, readonly Operation[]>
  /** Denied even to the service role, so that no positive control is expected. */
  nobody: readonly Operation[]
}

/** Two users of no importance: one is made an administrator by `plant`, the other by `fresh`. */
export const bystander = '00000000-0000-4000-8000-0000000000b1'
export const newcomer = '00000000-0000-4000-8000-0000000000b2'

const readOnly: Subject['allowed'] = {
  anonymous: ['select'],
  'signed-in user': ['select'],
  'user with forged metadata': ['select'],
  'removed administrator': ['select'],
  administrator: ['select'],
  'service role': operations,
}
const closed: Subject['allowed'] = {
  anonymous: [],
  'signed-in user': [],
  'user with forged metadata': [],
  'removed administrator': [],
  administrator: [],
  'service role': operations,
}
const without = (...denied: Operation[]) => operations.filter((operation) => !denied.includes(operation))

const caseStudy = (published: boolean) => ({
  table: 'case_studies',
  plant: `insert into public.case_studies (slug, language, title, published)
          values ('planted', 'en', 'Planted', ${published})`,
  key: { column: 'slug', value: 'planted' },
  change: { title: 'Written' },
  conflicting: { row: { slug: 'planted', language: 'en' }, onConflict: 'slug,language' },
  fresh: { slug: 'fresh', language: 'en', title: 'Written', published },
  written: `title = 'Written'`,
  nobody: [],
})

const offer = (status: 0 | 1) => ({
  table: 'offers',
  plant: `insert into public.offers (id, title, status, employment_type, location, description)
          overriding system value values (1, 'Planted', ${status}, 'Contract', 'Remote', 'Text')`,
  key: { column: 'id', value: 1 },
  change: { title: 'Written' },
  conflicting: {
    row: { id: 1, employment_type: 'Contract', location: 'Remote', description: 'Text' },
    onConflict: 'id',
  },
  fresh: { title: 'Written', status, employment_type: 'Contract', location: 'Remote', description: 'Text' },
  written: `title = 'Written'`,
  // An id is never accepted from outside, and nothing else identifies an offer.
  nobody: ['upsert'] as const,
})

const readOnlyOffer = { ...readOnly, 'service role': without('upsert') }
const closedOffer = { ...closed, 'service role': without('upsert') }

const submissionId = '00000000-0000-8000-8000-0000000000c1'

const submission = {
  table: 'submissions',
  plant: `insert into public.submissions (id, form, payload, digest)
          values ('${submissionId}', 'contact', '{"name": "Ada"}', 'planted')`,
  key: { column: 'id', value: submissionId },
  change: { digest: 'written' },
  conflicting: { row: { id: submissionId, form: 'contact', payload: { name: 'Eve' } }, onConflict: 'id' },
  fresh: {
    id: '00000000-0000-8000-8000-0000000000c2',
    form: 'contact',
    payload: { name: 'Eve' },
    digest: 'written',
  },
  written: `digest = 'written'`,
  nobody: [],
}

const windowStart = '2026-01-01T00:00:00Z'

const rateLimit = {
  table: 'rate_limits',
  plant: `insert into public.rate_limits (subject, window_start, count) values ('planted', '${windowStart}', 1)`,
  key: { column: 'subject', value: 'planted' },
  change: { count: 99 },
  conflicting: {
    row: { subject: 'planted', window_start: windowStart },
    onConflict: 'subject,window_start',
  },
  fresh: { subject: 'fresh', window_start: windowStart, count: 99 },
  written: 'count = 99',
  nobody: [],
}

export const subjects: Record<string, Subject> = {
  'a published case study': { ...caseStudy(true), allowed: { ...readOnly, administrator: operations } },
  'a case study in draft': { ...caseStudy(false), allowed: { ...closed, administrator: operations } },
  'an active offer': { ...offer(1), allowed: readOnlyOffer },
  'an inactive offer': { ...offer(0), allowed: closedOffer },
  'the membership of another administrator': {
    table: 'admins',
    plant: `insert into public.admins (user_id) values ('${bystander}')`,
    key: { column: 'user_id', value: bystander },
    change: { created_at: '2000-01-01' },
    conflicting: { row: { user_id: bystander }, onConflict: 'user_id' },
    fresh: { user_id: newcomer, created_at: '2000-01-01' },
    written: `created_at = '2000-01-01'`,
    allowed: { ...closed, 'service role': without('update', 'upsert') },
    nobody: ['update', 'upsert'],
  },
  'a stored submission': { ...submission, allowed: closed },
  'a rate limit': { ...rateLimit, allowed: closed },
}
