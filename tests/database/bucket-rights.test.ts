import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { otherPicture, overHttp, overSql, picture } from './bucket-access.ts'
import { bucketDeviations, plantPicture, stateOf } from './bucket-deviations.ts'
import { operations, subjects } from './bucket-rights.ts'
import { sqlPersonas, type Ask } from './sql-personas.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>
let asks: Record<Persona, Ask>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  asks = await sqlPersonas(backend)
})
afterAll(() => backend.close())

describe.each(Object.entries(subjects))('bucket %s', (bucket, allowed) => {
  describe.each(personas)('%s has exactly the rights listed', (persona) => {
    const deviations = (access: ReturnType<typeof overHttp>) =>
      bucketDeviations(backend, clients['service role'], bucket, persona, access)

    test('over HTTP', async () => {
      expect(await deviations(overHttp(clients[persona]))).toEqual([])
    })
    test('over SQL', async () => {
      expect(await deviations(overSql(asks[persona]))).toEqual([])
    })
  })

  test('every denial has a positive control', () => {
    expect(new Set(Object.values(allowed).flat())).toEqual(new Set(operations))
  })
})

describe('from one bucket to the other', () => {
  beforeEach(() => plantPicture(backend, clients['service role'], 'private-papers'))
  const published = () => stateOf(backend, 'case-studies')

  test.each(personas.filter((persona) => persona !== 'service role'))(
    '%s neither copies nor moves',
    async (persona) => {
      const papers = clients[persona].storage.from('private-papers')
      await papers.copy('planted.png', 'copied.png', { destinationBucket: 'case-studies' })
      await papers.move('planted.png', 'moved.png', { destinationBucket: 'case-studies' })
      expect(await published()).toBe('')
      expect(await stateOf(backend, 'private-papers')).toBe('planted.png 4')
    },
  )
  test('the service role copies', async () => {
    const papers = clients['service role'].storage.from('private-papers')
    await papers.copy('planted.png', 'copied.png', { destinationBucket: 'case-studies' })
    expect(await published()).toBe('copied.png 4')
  })
})

describe('what the bucket takes', () => {
  beforeEach(() => plantPicture(backend, clients['service role'], 'case-studies'))
  const upload = async (bytes: Uint8Array, contentType: string) => {
    const { storage } = clients.administrator
    await storage.from('case-studies').upload('fresh', bytes, { contentType })
    return stateOf(backend, 'case-studies')
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
