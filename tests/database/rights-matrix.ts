import * as grants from '../../supabase/grants.ts'
import { personas, roleOf, type Persona } from './personas.ts'
import * as fixtures from './rights-fixtures.ts'
import type { Fixture } from './rights-fixtures.ts'

/** What the matrix describes: a kind of row, a view, a function, or the files of a bucket. */
export interface Subject {
  /** The relation, function or bucket. A new one that no subject names fails a test. */
  object: string
  /** Table whose rows show what an operation did. */
  table: string
  /** SQL that prepares the tables. Run it as the owner of the database. */
  before: string
  operations: Record<string, { sql: string; allowed: readonly Persona[] }>
}

const nobody: Persona[] = []
const administrator: Persona[] = ['administrator']
const serviceRole: Persona[] = ['service role']

/** The privileges of the roles on each table and view. Those outside of `public` come with Supabase. */
const privileges: Record<string, Partial<Record<string, readonly string[]>>> = {
  ...Object.fromEntries(Object.entries(grants.relations).map(([name, rights]) => [`public.${name}`, rights])),
  'auth.users': {},
  'storage.buckets': { service_role: ['select', 'insert', 'update', 'delete'] },
}

/** Returns the personas whose role has all `rights`, and that row-level security lets through. */
const withRights = (relation: string, rights: readonly string[], letThrough: readonly Persona[]) =>
  personas.filter((persona) => {
    // A privilege on a column ends with its name.
    const granted = (privileges[relation]?.[roleOf(persona)] ?? []).map((right) => right.replace(/ .*/, ''))
    const isLetThrough = persona === 'service role' || letThrough.includes(persona)
    return isLetThrough && rights.every((right) => granted.includes(right))
  })

const insertRow = ({ table, columns, values }: Fixture, row: 1 | 2) =>
  `insert into ${table} (${columns}) overriding system value values (${values(row)})`

const preparation = (fixture: Fixture) =>
  `${fixture.before ?? `delete from ${fixture.table}`}; ${insertRow(fixture, 1)}`

/** @param readers to whom row-level security shows row 1. Only administrators may write through it. */
function rowOf(fixture: Fixture, readers: readonly Persona[]): Subject {
  const { table, key, unique } = fixture
  const operation = (sql: string, ...rights: string[]) => ({
    sql,
    allowed: withRights(table, rights, rights.includes('select') ? readers : administrator),
  })
  const insert = insertRow(fixture, 2)
  const upsert = `${insertRow(fixture, 1)} on conflict (${unique}) do update set ${fixture.change}`
  return {
    object: table,
    table,
    before: preparation(fixture),
    operations: {
      select: operation(`select * from ${table} where ${key}`, 'select'),
      insert: operation(insert, 'insert'),
      'insert returning': operation(`${insert} returning *`, 'insert'),
      update: operation(`update ${table} set ${fixture.change} where ${key}`, 'update'),
      upsert: operation(upsert, 'insert', 'update'),
      delete: operation(`delete from ${table} where ${key}`, 'delete'),
      'delete without filter': operation(`delete from ${table}`, 'delete'),
    },
  }
}

function filesOf(bucket: string, otherBucket: string, allowed: readonly Persona[]): Subject {
  const insert = (name: string) =>
    `insert into storage.objects (bucket_id, name, metadata) values ('${bucket}', '${name}', '{"size": 4}')`
  const update = (assignment: string) =>
    `update storage.objects set ${assignment} where bucket_id = '${bucket}'`
  const overwrite = `on conflict (bucket_id, name) do update set metadata = '{"size": 5}'`
  return {
    object: bucket,
    table: 'storage.objects',
    before: `
      insert into storage.buckets (id, name) values ('other-bucket', 'other-bucket');
      delete from storage.objects;
      ${insert('existing.png')}`,
    operations: {
      list: { sql: `select * from storage.objects where bucket_id = '${bucket}'`, allowed },
      upload: { sql: insert('added.png'), allowed },
      overwrite: { sql: `${insert('existing.png')} ${overwrite}`, allowed },
      replace: { sql: update(`metadata = '{"size": 5}'`), allowed },
      move: { sql: update(`name = 'moved.png'`), allowed },
      'move to another bucket': { sql: update(`bucket_id = '${otherBucket}'`), allowed: serviceRole },
      remove: { sql: `delete from storage.objects where bucket_id = '${bucket}'`, allowed },
    },
  }
}

/**
 * A view or the call of a function.
 * @param fixture row that it reads or changes
 * @param table Table whose rows show what the call did
 * @param users The signed-in users that are not refused
 */
function useOf(
  call: string,
  fixture: Fixture,
  table = fixture.table,
  users: readonly Persona[] = administrator,
): [string, Subject] {
  const [name = ''] = call.split('(')
  const callers: Record<string, readonly string[]> = grants.functions
  const roles = callers[name] ?? Object.keys(privileges[`public.${name}`] ?? {})
  const allowed = personas.filter((persona) => {
    const role = roleOf(persona)
    return roles.includes(role) && (role !== 'authenticated' || users.includes(persona))
  })
  const operations = { use: { sql: `select * from public.${call}`, allowed } }
  return [name, { object: `public.${name}`, table, before: preparation(fixture), operations }]
}

const { caseStudy, earlierVersion, membership, offer, submission } = fixtures

const storeSubmission = `store_submission(
  submission_id => gen_random_uuid(), form => 'contact', payload => '{}', suspected => false, sender => null,
  network => null, sender_limit => 9, network_limit => 9, total_limit => 9, window_seconds => 60)`

const viewsAndFunctions = [
  useOf('offer_locations', offer(1)),
  useOf(`search_offers('[["offer"]]')`, offer(1)),
  useOf('submission_counts', submission('failed')),
  useOf('delete_suspected_submissions()', submission('suspected')),
  useOf(`resend_submissions('failed')`, submission('failed')),
  useOf(`restore_deleted_versions('{1}')`, earlierVersion, 'public.case_studies'),
  useOf('claim_reminder()', submission('failed'), 'public.rate_limits'),
  useOf('claim_submission()', submission('pending')),
  useOf(`claim_turn('a subject', '1 hour')`, fixtures.rateLimit),
  useOf('publication_state()', offer(1), 'public.offers', personas),
  useOf(storeSubmission, submission('pending')),
]

/**
 * Who may do what: the list of privileges in supabase/grants.ts, and here to whom row-level security shows each kind of
 * row. Each operation is denied to all other personas.
 */
export const matrix = {
  'a published case study': rowOf(caseStudy(true), personas),
  'a draft of a case study': rowOf(caseStudy(false), administrator),
  'a translated case study': rowOf(fixtures.translation, personas),
  'an earlier version': rowOf(earlierVersion, administrator),
  'an active offer': rowOf(offer(1), personas),
  'an inactive offer': rowOf(offer(0), nobody),
  'a submission': rowOf(submission('failed'), nobody),
  'a rate limit': rowOf(fixtures.rateLimit, nobody),
  'an account': rowOf(fixtures.account, nobody),
  'another administrator': rowOf(membership, nobody),
  'the own row of admins': {
    object: 'public.admins',
    table: 'public.admins',
    before: '',
    operations: {
      select: { sql: 'select * from public.admins where user_id = auth.uid()', allowed: administrator },
    },
  },
  'a bucket': rowOf(fixtures.bucket, nobody),
  'a file of case-studies': filesOf('case-studies', 'other-bucket', [...administrator, ...serviceRole]),
  'a file of another bucket': filesOf('other-bucket', 'case-studies', serviceRole),
  ...Object.fromEntries(viewsAndFunctions),
} satisfies Record<string, Subject>
