import type { SupabaseClient } from '@supabase/supabase-js'
import type { Operation } from './bucket-rights.ts'
import type { RunSql } from './sql-as-persona.ts'

/**
 * Attempts operations on a bucket that contains `existing.png`. `list`, `download` and `create a signed URL` resolve to
 * true if they succeed. The result of any other operation is ignored, because `bucketDeviations` reads the files and
 * the size limit of the bucket afterwards.
 */
export type BucketAccess = Partial<Record<Operation, (bucket: string) => Promise<boolean>>>

export const imageBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
export const otherImageBytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])
export const png = { contentType: 'image/png' }
const upsert = { ...png, upsert: true }

async function succeeded(request: Promise<{ error: unknown }>): Promise<boolean> {
  return (await request).error === null
}

export function viaHttp({ storage }: SupabaseClient): BucketAccess {
  const from = (bucket: string) => storage.from(bucket)
  return {
    list: async (bucket) => (await from(bucket).list()).data?.length === 1,
    download: async (bucket) =>
      (await from(bucket).download('existing.png')).data?.size === imageBytes.length,
    'create a signed URL': (bucket) => succeeded(from(bucket).createSignedUrl('existing.png', 60)),
    upload: (bucket) => succeeded(from(bucket).upload('new.png', imageBytes, png)),
    'upload with upsert': (bucket) => succeeded(from(bucket).upload('new.png', imageBytes, upsert)),
    overwrite: (bucket) => succeeded(from(bucket).upload('existing.png', otherImageBytes, upsert)),
    replace: (bucket) => succeeded(from(bucket).update('existing.png', otherImageBytes, png)),
    move: (bucket) => succeeded(from(bucket).move('existing.png', 'moved.png')),
    copy: (bucket) => succeeded(from(bucket).copy('existing.png', 'copied.png')),
    remove: (bucket) => succeeded(from(bucket).remove(['existing.png'])),
    'empty the bucket': (bucket) => succeeded(storage.emptyBucket(bucket)),
    'change the bucket': (bucket) =>
      succeeded(storage.updateBucket(bucket, { public: true, fileSizeLimit: 9 })),
  }
}

/** Attempts some of the operations with SQL and without the storage API, so that only grants and policies decide. */
export function viaSql(runSql: RunSql): BucketAccess {
  const returnsRows = async (sql: string, bucket: string) => (await runSql(sql, [bucket])).length > 0
  const insert = `insert into storage.objects (bucket_id, name, metadata) values ($1, 'new.png', '{"size": 4}')`
  const update = (assignment: string) => `update storage.objects set ${assignment} where bucket_id = $1`
  return {
    list: (bucket) => returnsRows('select from storage.objects where bucket_id = $1', bucket),
    upload: (bucket) => returnsRows(insert, bucket),
    replace: (bucket) => returnsRows(update(`metadata = '{"size": 5}'`), bucket),
    move: (bucket) => returnsRows(update(`name = 'moved.png'`), bucket),
    remove: (bucket) => returnsRows('delete from storage.objects where bucket_id = $1', bucket),
    'change the bucket': (bucket) =>
      returnsRows('update storage.buckets set file_size_limit = 9 where id = $1', bucket),
  }
}
