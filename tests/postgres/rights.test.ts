import { afterAll, beforeAll, expect, test } from 'vitest'

import { surfaceDeviations } from '../database/api-surface-deviations.ts'
import { exposureLints } from '../database/exposure-lints.ts'
import type { InsecureChange } from '../database/insecure-change.ts'
import { insecureFunctions } from '../database/insecure-functions.ts'
import { insecureGrants } from '../database/insecure-grants.ts'
import { insecurePolicies } from '../database/insecure-policies.ts'
import { policyLints } from '../database/policy-lints.ts'
import * as resendAccess from '../database/resend-deviations.ts'
import { schemaLints } from '../database/schema-lints.ts'
import { sqlByPersona, type RunSql } from '../database/sql-as-persona.ts'
import { viaSql } from '../database/table-access.ts'
import { tableDeviations } from '../database/table-deviations.ts'
import { tableRights } from '../database/table-rights.ts'
import { personas, type Persona } from '../setup/embedded-personas.ts'
import { createTestDatabase, describeWithServer, insertPersonas, type TestDatabase } from './test-database.ts'

describeWithServer('rights on a Postgres server', () => {
  let database: TestDatabase
  let runSqlAs: Record<Persona, RunSql>

  beforeAll(async () => {
    database = await createTestDatabase()
    await insertPersonas(database)
    runSqlAs = await sqlByPersona(database)
  })
  afterAll(() => database.close())

  test('the grants match api-surface.ts, every table of the schemas public and storage has row-level security, and no policy applies to every command, applies to every role or lacks its with check', async () => {
    expect(await surfaceDeviations(database)).toEqual([])
  })

  test.each(Object.entries({ ...policyLints, ...exposureLints, ...schemaLints }))(
    'the lint %s reports nothing after all migrations',
    async (_name, { sql }) => {
      expect(await database.query(sql)).toEqual([])
    },
  )

  test.each(Object.keys(tableRights))(
    'over SQL, each persona can do exactly the operations on %s that table-rights.ts lists',
    async (row) => {
      expect(await rightsDeviations({ tables: [row] })).toEqual([])
    },
  )

  test('over SQL, only an administrator can read the numbers of submissions and send failed ones again', async () => {
    expect(await rightsDeviations({ resends: true })).toEqual([])
  })

  const changes = Object.entries({ ...insecurePolicies, ...insecureGrants, ...insecureFunctions })
  test.each(changes.filter(([, { buckets }]) => !buckets))(
    'the tests of rights report exactly the expected deviations over SQL after this change: %s',
    async (_name, change) => {
      try {
        await database.query(change.apply)
        const found = [...(await surfaceDeviations(database)), ...(await rightsDeviations(change))]
        expect(found.sort()).toEqual((change.deviationsOverSql ?? change.deviations).toSorted())
      } finally {
        await database.query(change.undo)
      }
    },
  )

  async function rightsDeviations({
    tables = [],
    resends = false,
  }: Pick<InsecureChange, 'tables' | 'resends'>) {
    const found: string[] = []
    for (const persona of personas) {
      const runSql = runSqlAs[persona]
      for (const table of tables)
        found.push(...(await tableDeviations(database, table, persona, viaSql(runSql))))
      const access = resendAccess.viaSql(runSql)
      if (resends) found.push(...(await resendAccess.resendDeviations(database, persona, access)))
    }
    return found
  }
})
