import type { SupabaseClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import type { Persona } from '../setup/embedded-personas.ts'
import { imageBytes, png, type BucketAccess } from './bucket-access.ts'
import { bucketRights, operations, type Operation } from './bucket-rights.ts'

const unchanged = 'existing.png 4'

const statesAfterSuccess: Partial<Record<Operation, string>> = {
  upload: 'existing.png 4, new.png 4',
  'upload with upsert': 'existing.png 4, new.png 4',
  overwrite: 'existing.png 5',
  replace: 'existing.png 5',
  move: 'moved.png 4',
  copy: 'copied.png 4, existing.png 4',
  remove: '',
  'empty the bucket': '',
  'change the bucket': 'existing.png 4, limit 9',
}

/**
 * Attempts the operations of `access` and compares the results with the rights of the persona in `bucket-rights.ts`.
 * @param service client that uploads `existing.png` before the first operation, and again before an operation if the
 * previous operation changed the bucket
 * @param access attempts the operations with the rights of the persona
 * @returns one line for each operation that succeeds but must be denied, is denied but must succeed, or leaves an
 * unexpected state in the bucket
 */
export async function bucketDeviations(
  backend: EmbeddedBackend,
  service: SupabaseClient,
  bucket: string,
  persona: Persona,
  access: BucketAccess,
): Promise<string[]> {
  const deviations: string[] = []
  let state: string | undefined
  for (const operation of operations) {
    const attempt = access[operation]
    if (!attempt) continue
    if (state !== unchanged) await resetBuckets(backend, service, bucket)
    const reportsSuccess = await attempt(bucket)
    state = await bucketState(backend, bucket)
    const changedState = statesAfterSuccess[operation] ?? unchanged
    const isDone = changedState === unchanged ? reportsSuccess : state !== unchanged
    const isAllowed = bucketRights[bucket]?.[persona].includes(operation) ?? false
    if (isDone !== isAllowed) {
      deviations.push(`${bucket}, ${persona}: ${operation} ${isDone ? 'succeeds' : 'is denied'}`)
    } else if (state !== (isDone ? changedState : unchanged)) {
      deviations.push(`${bucket}, ${persona}: ${operation} leaves [${state}]`)
    }
  }
  return deviations
}

export async function resetBuckets(
  backend: EmbeddedBackend,
  service: SupabaseClient,
  bucket: string,
): Promise<void> {
  await backend.query(`
    delete from storage.objects;
    insert into storage.buckets (id, name) values ('private-bucket', 'private-bucket') on conflict do nothing;
    update storage.buckets set public = id = 'case-studies', file_size_limit = 5 * 1024 * 1024`)
  const { error } = await service.storage.from(bucket).upload('existing.png', imageBytes, png)
  if (error) throw error
}

/**
 * Returns the files of a bucket in alphabetical order with their sizes in bytes, such as `existing.png 4, new.png 4`.
 * Includes `limit 9` if the operation `change the bucket` has set the size limit to 9 bytes.
 */
export async function bucketState(backend: EmbeddedBackend, bucket: string): Promise<string> {
  const rows = await backend.query<{ line: string }>(
    `select name || ' ' || (metadata ->> 'size') as line from storage.objects where bucket_id = $1
     union all
     select 'limit 9' from storage.buckets where id = $1 and file_size_limit = 9
     order by line`,
    [bucket],
  )
  return rows.map(({ line }) => line).join(', ')
}
