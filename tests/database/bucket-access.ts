import type { SupabaseClient } from '@supabase/supabase-js'
import type { Operation } from './bucket-rights.ts'
import type { Ask } from './sql-personas.ts'

/**
 * Tries an operation on a bucket that holds `planted.png`; true when it answers with what was asked for. What changes
 * the bucket is judged by the bucket instead.
 */
export type BucketAccess = Partial<Record<Operation, (bucket: string) => Promise<boolean>>>

export const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
export const otherPicture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])
export const png = { contentType: 'image/png' }
const upsert = { ...png, upsert: true }

async function succeeded(request: Promise<{ error: unknown }>): Promise<boolean> {
  return (await request).error === null
}

/** The way of the browser: the storage API, with the token of the client. */
export function overHttp({ storage }: SupabaseClient): BucketAccess {
  const from = (bucket: string) => storage.from(bucket)
  return {
    list: async (bucket) => (await from(bucket).list()).data?.length === 1,
    download: async (bucket) => (await from(bucket).download('planted.png')).data?.size === picture.length,
    'sign an address': (bucket) => succeeded(from(bucket).createSignedUrl('planted.png', 60)),
    upload: (bucket) => succeeded(from(bucket).upload('fresh.png', picture, png)),
    'upload with upsert': (bucket) => succeeded(from(bucket).upload('fresh.png', picture, upsert)),
    overwrite: (bucket) => succeeded(from(bucket).upload('planted.png', otherPicture, upsert)),
    replace: (bucket) => succeeded(from(bucket).update('planted.png', otherPicture, png)),
    move: (bucket) => succeeded(from(bucket).move('planted.png', 'moved.png')),
    copy: (bucket) => succeeded(from(bucket).copy('planted.png', 'copied.png')),
    remove: (bucket) => succeeded(from(bucket).remove(['planted.png'])),
    'empty the bucket': (bucket) => succeeded(storage.emptyBucket(bucket)),
    'change the bucket': (bucket) =>
      succeeded(storage.updateBucket(bucket, { public: true, fileSizeLimit: 9 })),
  }
}

/** What the policies on the rows say of the operations that are one statement each. */
export function overSql(ask: Ask): BucketAccess {
  const answered = async (sql: string, bucket: string) => (await ask(sql, [bucket])).length > 0
  const insert = `insert into storage.objects (bucket_id, name, metadata) values ($1, 'fresh.png', '{"size": 4}')`
  const update = (assignment: string) => `update storage.objects set ${assignment} where bucket_id = $1`
  return {
    list: (bucket) => answered('select from storage.objects where bucket_id = $1', bucket),
    upload: (bucket) => answered(insert, bucket),
    replace: (bucket) => answered(update(`metadata = '{"size": 5}'`), bucket),
    move: (bucket) => answered(update(`name = 'moved.png'`), bucket),
    remove: (bucket) => answered('delete from storage.objects where bucket_id = $1', bucket),
    'change the bucket': (bucket) =>
      answered('update storage.buckets set file_size_limit = 9 where id = $1', bucket),
  }
}
