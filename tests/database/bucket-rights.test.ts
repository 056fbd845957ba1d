import type { SupabaseClient } from '@supabase/supabase-js'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { sharedBackend } from '../setup/shared-backend.ts'
import { imageBytes, otherImageBytes, viaHttp, viaSql } from './bucket-access.ts'
import { bucketDeviations, bucketState, resetBuckets } from './bucket-deviations.ts'
import { bucketRights, operations } from './bucket-rights.ts'
import { sqlByPersona, type RunSql } from './sql-as-persona.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>
let runSqlAs: Record<Persona, RunSql>

beforeAll(async () => {
  backend = await sharedBackend()
  clients = await signInPersonas(backend)
  runSqlAs = await sqlByPersona(backend)
})

describe.each(Object.entries(bucketRights))('the bucket %s', (bucket, allowed) => {
  describe.each(personas)('the persona %s', (persona) => {
    const deviations = (access: ReturnType<typeof viaHttp>) =>
      bucketDeviations(backend, clients['service role'], bucket, persona, access)

    test(`over HTTP, the persona "${persona}" has exactly the rights to ${bucket} that bucket-rights.ts lists`, async () => {
      expect(await deviations(viaHttp(clients[persona]))).toEqual([])
    })
    test(`over SQL, the persona "${persona}" has exactly the rights to ${bucket} that bucket-rights.ts lists, among the operations that viaSql attempts`, async () => {
      expect(await deviations(viaSql(runSqlAs[persona]))).toEqual([])
    })
  })

  // An operation that fails because of a mistake in these tests looks denied. So at least one persona must succeed with
  // each operation.
  test(`bucket-rights.ts allows each operation on ${bucket} to at least one persona`, () => {
    expect(new Set(Object.values(allowed).flat())).toEqual(new Set(operations))
  })
})

describe('copying and moving from private-bucket to case-studies', () => {
  beforeEach(() => resetBuckets(backend, clients['service role'], 'private-bucket'))
  const targetState = () => bucketState(backend, 'case-studies')

  test.each(personas.filter((persona) => persona !== 'service role'))(
    'the persona "%s" cannot copy or move a file from private-bucket to case-studies',
    async (persona) => {
      const source = clients[persona].storage.from('private-bucket')
      await source.copy('existing.png', 'copied.png', { destinationBucket: 'case-studies' })
      await source.move('existing.png', 'moved.png', { destinationBucket: 'case-studies' })
      expect(await targetState()).toBe('')
      expect(await bucketState(backend, 'private-bucket')).toBe('existing.png 4')
    },
  )
  test('the service role can copy a file from private-bucket to case-studies', async () => {
    const source = clients['service role'].storage.from('private-bucket')
    await source.copy('existing.png', 'copied.png', { destinationBucket: 'case-studies' })
    expect(await targetState()).toBe('copied.png 4')
  })
})

describe('the bucket case-studies', () => {
  beforeEach(() => resetBuckets(backend, clients['service role'], 'case-studies'))
  const upload = async (bytes: Uint8Array, contentType: string) => {
    const { storage } = clients.administrator
    await storage.from('case-studies').upload('new', bytes, { contentType })
    return bucketState(backend, 'case-studies')
  }
  const limit = 5 * 1024 * 1024

  test.each(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])(
    'the bucket case-studies accepts a file of the type %s',
    async (type) => {
      expect(await upload(imageBytes, type)).toBe('existing.png 4, new 4')
    },
  )
  test.each(['image/svg+xml', 'text/html', 'application/octet-stream'])(
    'the bucket case-studies rejects a file of the type %s',
    async (type) => {
      expect(await upload(imageBytes, type)).toBe('existing.png 4')
    },
  )
  test('the bucket case-studies accepts a file of 5 MiB', async () => {
    expect(await upload(new Uint8Array(limit), 'image/png')).toBe(`existing.png 4, new ${limit}`)
  })
  test('the bucket case-studies rejects a file of more than 5 MiB', async () => {
    expect(await upload(new Uint8Array(limit + 1), 'image/png')).toBe('existing.png 4')
  })
})

test('the public URL of an uploaded image returns the uploaded bytes with the content type of the upload', async () => {
  const { storage } = clients.administrator
  await storage.from('case-studies').upload('new.webp', otherImageBytes, { contentType: 'image/webp' })
  const { publicUrl } = storage.from('case-studies').getPublicUrl('new.webp').data
  const response = await backend.handle(new Request(publicUrl), null)
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(otherImageBytes)
})

test('of all personas, only the service role can create a bucket', async () => {
  for (const persona of personas) {
    await clients[persona].storage.createBucket(`bucket of the ${persona}`)
  }
  const created = await backend.query<{ id: string }>(
    `select id from storage.buckets where id like 'bucket of%'`,
  )
  expect(created).toEqual([{ id: 'bucket of the service role' }])
})
