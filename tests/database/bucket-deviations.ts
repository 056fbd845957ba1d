import type { SupabaseClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import type { Persona } from '../setup/embedded-personas.ts'
import { picture, png, type BucketAccess } from './bucket-access.ts'
import { operations, subjects, type Operation } from './bucket-rights.ts'

const untouched = 'planted.png 4'

/** The bucket after an operation that changes something; the others leave it untouched. */
const outcomes: Partial<Record<Operation, string>> = {
  upload: 'fresh.png 4, planted.png 4',
  'upload with upsert': 'fresh.png 4, planted.png 4',
  overwrite: 'planted.png 5',
  replace: 'planted.png 5',
  move: 'moved.png 4',
  copy: 'copied.png 4, planted.png 4',
  remove: '',
  'empty the bucket': '',
  'change the bucket': 'limit 9, planted.png 4',
}

/**
 * Tries the operations of a persona on a bucket, as far as `access` knows them, and compares with bucket-rights.ts.
 *
 * @param service the client that plants a picture before each attempt
 * @returns one line for each operation that succeeds and should not, or the other way round, or that leaves something else
 *   behind than it should; empty when all is well
 */
export async function bucketDeviations(
  backend: EmbeddedBackend,
  service: SupabaseClient,
  bucket: string,
  persona: Persona,
  access: BucketAccess,
): Promise<string[]> {
  const deviations: string[] = []
  for (const operation of operations) {
    const attempt = access[operation]
    if (!attempt) continue
    await plantPicture(backend, service, bucket)
    const answered = await attempt(bucket)
    const state = await stateOf(backend, bucket)
    const outcome = outcomes[operation] ?? untouched
    const done = outcome === untouched ? answered : state !== untouched
    const isAllowed = subjects[bucket]?.[persona].includes(operation) ?? false
    if (done !== isAllowed) {
      deviations.push(`${bucket}, ${persona}: ${operation} ${done ? 'succeeds' : 'is refused'}`)
    } else if (state !== (done ? outcome : untouched)) {
      deviations.push(`${bucket}, ${persona}: ${operation} leaves [${state}]`)
    }
  }
  return deviations
}

/** Both buckets as they were, with one picture in the given one. */
export async function plantPicture(
  backend: EmbeddedBackend,
  service: SupabaseClient,
  bucket: string,
): Promise<void> {
  await backend.query(`
    delete from storage.objects;
    insert into storage.buckets (id, name) values ('private-papers', 'private-papers') on conflict do nothing;
    update storage.buckets set public = id = 'case-studies', file_size_limit = 5 * 1024 * 1024`)
  const { error } = await service.storage.from(bucket).upload('planted.png', picture, png)
  if (error) throw error
}

/** The files of a bucket with their sizes, as the owner of the database sees them, and its limit if it was changed. */
export async function stateOf(backend: EmbeddedBackend, bucket: string): Promise<string> {
  const rows = await backend.query<{ line: string }>(
    `select name || ' ' || (metadata ->> 'size') as line from storage.objects where bucket_id = $1
     union all
     select 'limit 9' from storage.buckets where id = $1 and file_size_limit = 9
     order by line`,
    [bucket],
  )
  return rows.map(({ line }) => line).join(', ')
}
