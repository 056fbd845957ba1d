import { personas, type Persona } from './personas.ts'
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
const anonymous: Persona[] = ['anonymous']
const administrator: Persona[] = ['administrator']
const serviceRole: Persona[] = ['service role']
const staff: Persona[] = ['administrator', 'service role']

const insertRow = ({ table, columns, values }: Fixture, row: 1 | 2) =>
  `insert into ${table} (${columns}) overriding system value values (${values(row)})`

const preparation = (fixture: Fixture) =>
  `${fixture.before ?? `delete from ${fixture.table}`}; ${insertRow(fixture, 1)}`

interface RowRights {
  read: readonly Persona[]
  /** Insert, and by default also change and remove. */
  write: readonly Persona[]
  change?: readonly Persona[]
  remove?: readonly Persona[]
}

function rowOf(fixture: Fixture, { read, write, change = write, remove = write }: RowRights): Subject {
  const { table, key, unique } = fixture
  const upsert = `${insertRow(fixture, 1)} on conflict (${unique}) do update set ${fixture.change}`
  return {
    object: table,
    table,
    before: preparation(fixture),
    operations: {
      select: { sql: `select * from ${table} where ${key}`, allowed: read },
      insert: { sql: insertRow(fixture, 2), allowed: write },
      'insert returning': { sql: `${insertRow(fixture, 2)} returning *`, allowed: write },
      update: { sql: `update ${table} set ${fixture.change} where ${key}`, allowed: change },
      upsert: { sql: upsert, allowed: change },
      delete: { sql: `delete from ${table} where ${key}`, allowed: remove },
      'delete without filter': { sql: `delete from ${table}`, allowed: remove },
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
 */
function useOf(
  call: string,
  fixture: Fixture,
  allowed: readonly Persona[],
  table = fixture.table,
): [string, Subject] {
  const [name = ''] = call.split('(')
  const operations = { use: { sql: `select * from public.${call}`, allowed } }
  return [name, { object: `public.${name}`, table, before: preparation(fixture), operations }]
}

const { caseStudy, earlierVersion, membership, offer, submission } = fixtures

const storeSubmission = `store_submission(
  submission_id => gen_random_uuid(), form => 'contact', payload => '{}', suspected => false, sender => null,
  network => null, sender_limit => 9, network_limit => 9, total_limit => 9, window_seconds => 60)`

const viewsAndFunctions = [
  useOf('offer_locations', offer(1), anonymous),
  useOf(`search_offers('[["offer"]]')`, offer(1), anonymous),
  useOf('submission_counts', submission('failed'), administrator),
  useOf('delete_suspected_submissions()', submission('suspected'), administrator),
  useOf(`resend_submissions('failed')`, submission('failed'), administrator),
  useOf(`restore_deleted_versions('{1}')`, earlierVersion, administrator, 'public.case_studies'),
  useOf('claim_reminder()', submission('failed'), serviceRole, 'public.rate_limits'),
  useOf('claim_submission()', submission('pending'), serviceRole),
  useOf(`claim_turn('a subject', '1 hour')`, fixtures.rateLimit, serviceRole),
  useOf('publication_state()', offer(1), personas),
  useOf(storeSubmission, submission('pending'), serviceRole),
]

/** The rights of the personas. Each operation is denied to the personas that are not listed. */
export const matrix = {
  'a published case study': rowOf(caseStudy(true), { read: personas, write: staff }),
  'a draft of a case study': rowOf(caseStudy(false), { read: staff, write: staff }),
  'a translated case study': rowOf(fixtures.translation, { read: personas, write: staff }),
  'an earlier version': rowOf(earlierVersion, { read: staff, write: nobody, remove: serviceRole }),
  'an active offer': rowOf(offer(1), { read: personas, write: serviceRole }),
  'an inactive offer': rowOf(offer(0), { read: serviceRole, write: serviceRole }),
  'a submission': rowOf(submission('failed'), { read: serviceRole, write: serviceRole }),
  'a rate limit': rowOf(fixtures.rateLimit, { read: serviceRole, write: serviceRole }),
  'an account': rowOf(fixtures.account, { read: nobody, write: nobody }),
  'another administrator': rowOf(membership, { read: serviceRole, write: serviceRole, change: nobody }),
  'the own row of admins': {
    object: 'public.admins',
    table: 'public.admins',
    before: '',
    operations: {
      select: { sql: 'select * from public.admins where user_id = auth.uid()', allowed: administrator },
    },
  },
  'a bucket': rowOf(fixtures.bucket, { read: serviceRole, write: serviceRole }),
  'a file of case-studies': filesOf('case-studies', 'other-bucket', staff),
  'a file of another bucket': filesOf('other-bucket', 'case-studies', serviceRole),
  ...Object.fromEntries(viewsAndFunctions),
} satisfies Record<string, Subject>
