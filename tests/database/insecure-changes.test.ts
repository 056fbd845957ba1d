import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { startTestBackend } from '../setup/embedded-backend.ts'
import { personas, signInPersonas, type Persona } from '../setup/embedded-personas.ts'
import { rpcDeviations, surfaceDeviations } from './api-surface-deviations.ts'
import * as bucketAccess from './bucket-access.ts'
import { bucketDeviations } from './bucket-deviations.ts'
import type { InsecureChange } from './insecure-change.ts'
import { insecureFunctions } from './insecure-functions.ts'
import { helperInPublic, insecureGrants } from './insecure-grants.ts'
import { insecurePolicies } from './insecure-policies.ts'
import * as resendAccess from './resend-deviations.ts'
import { sqlByPersona, type RunSql } from './sql-as-persona.ts'
import * as tableAccess from './table-access.ts'
import { tableDeviations } from './table-deviations.ts'

let backend: EmbeddedBackend
let clients: Record<Persona, SupabaseClient>
let runSqlAs: Record<Persona, RunSql>

beforeAll(async () => {
  backend = await startTestBackend()
  clients = await signInPersonas(backend)
  runSqlAs = await sqlByPersona(backend)
})
afterAll(() => backend.close())

const accessVia = {
  HTTP: (persona: Persona) => ({
    table: tableAccess.viaHttp(clients[persona]),
    bucket: bucketAccess.viaHttp(clients[persona]),
    resend: resendAccess.viaHttp(clients[persona]),
  }),
  SQL: (persona: Persona) => ({
    table: tableAccess.viaSql(runSqlAs[persona]),
    bucket: bucketAccess.viaSql(runSqlAs[persona]),
    resend: resendAccess.viaSql(runSqlAs[persona]),
  }),
}

async function rightsDeviations(
  via: keyof typeof accessVia,
  { tables = [], buckets = [], resends = false }: InsecureChange,
): Promise<string[]> {
  const found: string[] = []
  for (const persona of personas) {
    const access = accessVia[via](persona)
    for (const table of tables) found.push(...(await tableDeviations(backend, table, persona, access.table)))
    for (const bucket of buckets) {
      const service = clients['service role']
      found.push(...(await bucketDeviations(backend, service, bucket, persona, access.bucket)))
    }
    if (resends) found.push(...(await resendAccess.resendDeviations(backend, persona, access.resend)))
  }
  return found
}

test.each(Object.entries({ ...insecurePolicies, ...insecureGrants, ...insecureFunctions }))(
  'over HTTP (and over SQL, if a bucket is affected), the tests of rights report exactly the expected deviations after this change: %s',
  async (_name, change) => {
    // Ignores deviations that exist before the change. Otherwise, an outdated api-surface.ts would make these tests
    // fail too.
    const before = await surfaceDeviations(backend)
    try {
      await backend.query(change.apply)
      const surface = (await surfaceDeviations(backend)).filter((line) => !before.includes(line))
      const { deviations, deviationsOverSql = deviations } = change
      expect([...surface, ...(await rightsDeviations('HTTP', change))].sort()).toEqual(deviations.toSorted())
      // Over SQL, only changes that affect a bucket are tested here. tests/postgres tests all other changes over SQL,
      // because a Postgres server is many times faster than the embedded backend.
      if (change.buckets) {
        const found = [...surface, ...(await rightsDeviations('SQL', change))]
        expect(found.sort()).toEqual(deviationsOverSql.toSorted())
      }
    } finally {
      await backend.query(change.undo)
    }
  },
)

test('for each policy in the database, an entry of insecure-policies.ts alters or drops the policy', async () => {
  const policies = await backend.query<{ name: string }>('select policyname as name from pg_policies')
  expect(policies).not.toEqual([])
  const applied = Object.values(insecurePolicies)
    .map(({ apply }) => apply)
    .join('\n')
  const untested = policies
    .map(({ name }) => name)
    .filter((name) => !applied.match(`(alter|drop) policy "${name}"`))
  expect(untested, 'Add an insecure change of these policies to tests/database/insecure-policies.ts').toEqual(
    [],
  )
})

test('rpcDeviations reports every signed-in persona if the helper is_admin is in the schema public', async () => {
  // A backend reads the list of functions only when it handles its first request. So this test changes a new backend
  // that has not handled a request yet.
  const changed = await startTestBackend()
  await changed.query(helperInPublic.apply)
  const signedIn = personas.filter((persona) => persona !== 'anonymous' && persona !== 'service role')
  const deviations = await rpcDeviations(changed, await signInPersonas(changed))
  // Ignores the deviations of other functions. They still call `private.is_admin`, which is now missing. The error code
  // for a missing function is not one of `deniedCodes`, so `rpcDeviations` reports these calls as allowed.
  expect(deviations.filter((line) => line.startsWith('/rpc/is_admin'))).toEqual(
    signedIn.map((persona) => `/rpc/is_admin, ${persona}: is allowed`),
  )
  await changed.close()
})
