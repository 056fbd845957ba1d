import { buffer } from 'node:stream/consumers'

import type { Database, StorageAdapter } from './supabase-lite.ts'

type Row = Record<'base64' | 'mime_type' | 'cache_control' | 'e_tag' | 'stored_at', string>

const table = `
  create schema if not exists embedded;
  create table if not exists embedded.files (
    bucket text, key text, base64 text not null, mime_type text not null, cache_control text not null,
    stored_at timestamptz not null default now(), primary key (bucket, key)
  );`

const notSupported = () => Promise.reject(new Error('not supported by the embedded backend'))

/**
 * Creates a storage that stores files in the database, so that the data folder contains the files too. Stores them in
 * base64, because PGlite converts `bytea` many times more slowly than Node converts base64.
 */
export async function storageInDatabase(database: Database): Promise<StorageAdapter> {
  await database.exec(table)

  async function getObject(bucket: string, key: string) {
    const { rows } = await database.query<Row>(
      `select *, '"' || md5(base64) || '"' as e_tag from embedded.files where bucket = $1 and key = $2`,
      [bucket, key],
    )
    const row = rows[0]
    if (!row) throw new Error(`no file ${bucket}/${key}`)
    const body = Buffer.from(row.base64, 'base64')
    const metadata = {
      cacheControl: row.cache_control,
      contentLength: body.byteLength,
      size: body.byteLength,
      mimetype: row.mime_type,
      lastModified: new Date(row.stored_at),
      eTag: row.e_tag,
    }
    return { httpStatusCode: 200, body, metadata }
  }

  const deleteObjects = async (bucket: string, keys: string[]) => {
    await database.query('delete from embedded.files where bucket = $1 and key = any($2)', [bucket, keys])
  }

  return {
    driver: database,
    getObject,
    headObject: async (bucket, key) => (await getObject(bucket, key)).metadata,
    uploadObject: async (bucket, key, _version, body, type, cacheControl) => {
      const bytes = body instanceof Uint8Array ? body : await buffer(body)
      await database.query(
        `insert into embedded.files (bucket, key, base64, mime_type, cache_control) values ($1, $2, $3, $4, $5)
         on conflict (bucket, key) do update set base64 = excluded.base64, mime_type = excluded.mime_type,
           cache_control = excluded.cache_control, stored_at = now()`,
        [bucket, key, Buffer.from(bytes).toString('base64'), type, cacheControl],
      )
      return (await getObject(bucket, key)).metadata
    },
    deleteObject: (bucket, key) => deleteObjects(bucket, [key]),
    deleteObjects,
    copyObject: notSupported,
    privateAssetUrl: notSupported,
  }
}
