import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { operations, subjects, type Operation } from './bucket-rights.ts'

const picture = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
const otherPicture = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d])
const png = { contentType: 'image/png' }

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
})
afterAll(() => backend.close())

/** Both buckets with one picture each, whatever the test before left behind. */
beforeEach(async () => {
  await backend.query(`
    delete from storage.objects;
    insert into storage.buckets (id, name) values ('private-papers', 'private-papers') on conflict do nothing;
    update storage.buckets set public = id = 'case-studies'`)
  for (const bucket of Object.keys(subjects)) {
    const { error } = await clients['service role'].storage.from(bucket).upload('planted.png', picture, png)
    if (error) throw error
  }
})

/** Files of a bucket with their sizes, as the owner of the database sees them. */
const files = async (bucket: string) => {
  const rows = await backend.query<{ name: string; size: number }>(
    `select name, (metadata ->> 'size')::int as size from storage.objects where bucket_id = $1 order by name`,
    [bucket],
  )
  return rows.map(({ name, size }) => `${name} ${size}`).join(', ')
}
const isPublic = async (bucket: string) => {
  const [row] = await backend.query<{ public: boolean }>('select public from storage.buckets where id = $1', [
    bucket,
  ])
  return row?.public
}

/** Tries one operation and says whether it came about, judged by the files that are there afterwards. */
const attempts: Record<Operation, (client: SupabaseClient, bucket: string) => Promise<boolean>> = {
  list: async ({ storage }, bucket) => (await storage.from(bucket).list()).data?.length === 1,
  download: async ({ storage }, bucket) =>
    (await storage.from(bucket).download('planted.png')).data?.size === 4,
  'sign an address': async ({ storage }, bucket) =>
    Boolean((await storage.from(bucket).createSignedUrl('planted.png', 60)).data?.signedUrl),
  upload: async ({ storage }, bucket) => {
    await storage.from(bucket).upload('fresh.png', picture, png)
    return (await files(bucket)) === 'fresh.png 4, planted.png 4'
  },
  overwrite: async ({ storage }, bucket) => {
    await storage.from(bucket).upload('planted.png', otherPicture, { ...png, upsert: true })
    return (await files(bucket)) === 'planted.png 5'
  },
  move: async ({ storage }, bucket) => {
    await storage.from(bucket).move('planted.png', 'moved.png')
    return (await files(bucket)) === 'moved.png 4'
  },
  copy: async ({ storage }, bucket) => {
    await storage.from(bucket).copy('planted.png', 'copied.png')
    return (await files(bucket)) === 'copied.png 4, planted.png 4'
  },
  remove: async ({ storage }, bucket) => {
    await storage.from(bucket).remove(['planted.png'])
    return (await files(bucket)) === ''
  },
  'empty the bucket': async ({ storage }, bucket) => {
    await storage.emptyBucket(bucket)
    return (await files(bucket)) === ''
  },
  'change the bucket': async ({ storage }, bucket) => {
    const before = await isPublic(bucket)
    await storage.updateBucket(bucket, { public: !before })
    return (await isPublic(bucket)) === !before
  },
}

describe.each(Object.entries(subjects))('bucket %s', (bucket, allowed) => {
  describe.each(personas)('%s', (persona) => {
    test.each(operations)('%s', async (operation) => {
      const done = await attempts[operation](clients[persona], bucket)
      expect(done).toBe(allowed[persona].includes(operation))
      if (!done) expect(await files(bucket)).toBe('planted.png 4')
    })
  })

  test('every denial has a positive control', () => {
    expect(new Set(Object.values(allowed).flat())).toEqual(new Set(operations))
  })
})

describe('what the bucket takes', () => {
  const upload = async (bytes: Uint8Array, contentType: string) => {
    const { storage } = clients.administrator
    await storage.from('case-studies').upload('fresh', bytes, { contentType })
    return files('case-studies')
  }
  const limit = 5 * 1024 * 1024

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])('%s', async (type) => {
    expect(await upload(picture, type)).toBe('fresh 4, planted.png 4')
  })
  test.each(['image/svg+xml', 'text/html', 'application/octet-stream'])('not %s', async (type) => {
    expect(await upload(picture, type)).toBe('planted.png 4')
  })
  test('5 MiB', async () => {
    expect(await upload(new Uint8Array(limit), 'image/png')).toBe(`fresh ${limit}, planted.png 4`)
  })
  test('not a byte more', async () => {
    expect(await upload(new Uint8Array(limit + 1), 'image/png')).toBe('planted.png 4')
  })
})

test('an uploaded picture comes back from its public address as it was', async () => {
  const { storage } = clients.administrator
  await storage.from('case-studies').upload('fresh.webp', otherPicture, { contentType: 'image/webp' })
  const { publicUrl } = storage.from('case-studies').getPublicUrl('fresh.webp').data
  const response = await backend.handle(new Request(publicUrl), null)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(otherPicture)
})

test('nobody makes a bucket but the service role', async () => {
  for (const persona of personas) {
    await clients[persona].storage.createBucket(`bucket of the ${persona}`)
  }
  const made = await backend.query<{ id: string }>(
    `select id from storage.buckets where id like 'bucket of%'`,
  )
  expect(made).toEqual([{ id: 'bucket of the service role' }])
})
