import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { rpcDeviations, surfaceDeviations } from './api-surface.ts'
import * as bucketAccess from './bucket-access.ts'
import { bucketDeviations } from './bucket-deviations.ts'
import { sqlPersonas, type Ask } from './sql-personas.ts'
import * as tableAccess from './table-access.ts'
import { tableDeviations } from './table-deviations.ts'
import { helperInPublic, weakenings, type Weakening } from './weakenings.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>
let asks: Record<Persona, Ask>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  asks = await sqlPersonas(backend)
})
afterAll(() => backend.close())

const ways = {
  'over HTTP': (persona: Persona) => ({
    table: tableAccess.overHttp(clients[persona]),
    bucket: bucketAccess.overHttp(clients[persona]),
  }),
  'over SQL': (persona: Persona) => ({
    table: tableAccess.overSql(asks[persona]),
    bucket: bucketAccess.overSql(asks[persona]),
  }),
}
/** What the checks say of everything that a weakening touches. */
async function deviations(
  way: keyof typeof ways,
  { tables = [], buckets = [] }: Weakening,
): Promise<string[]> {
  const found = await surfaceDeviations(backend)
  for (const persona of personas) {
    const access = ways[way](persona)
    for (const table of tables) found.push(...(await tableDeviations(backend, table, persona, access.table)))
    for (const bucket of buckets) {
      const service = clients['service role']
      found.push(...(await bucketDeviations(backend, service, bucket, persona, access.bucket)))
    }
  }
  return found.sort()
}

test.each(Object.entries(weakenings))('%s turns the checks red', async (_name, weakening) => {
  expect(await deviations('over SQL', weakening)).toEqual([])
  try {
    await backend.query(weakening.apply)
    const { deviations: expected, deviationsOverSql = expected } = weakening
    expect(await deviations('over SQL', weakening)).toEqual(deviationsOverSql.toSorted())
    expect(await deviations('over HTTP', weakening)).toEqual(expected.toSorted())
  } finally {
    await backend.query(weakening.undo)
  }
})

test('a helper in public can be called', async () => {
  // The API learns what there is to call on its first request, so this one has a backend of its own.
  const weakened = await startTestBackend()
  await weakened.query(helperInPublic.apply)
  const signedIn = personas.filter((persona) => persona !== 'anonymous' && persona !== 'service role')
  expect(await rpcDeviations(weakened, await signInPersonas(weakened))).toEqual(
    signedIn.map((persona) => `/rpc/is_admin, ${persona}: is run`),
  )
  await weakened.close()
})
