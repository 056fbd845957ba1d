import { expect, test } from 'vitest'

import { closedTables } from '../../scripts/check-deployment/tables'
import { expectedGrants } from './api-surface'

test('closedTables of npm run check:deployment lists exactly the tables and views that visitors may not read (D51)', () => {
  const tables = new Set(expectedGrants.map((grant) => grant.split(',')[0] ?? ''))
  const closed = [...tables].filter((table) => !expectedGrants.includes(`${table}, anon: select`))
  expect(closedTables).toEqual(closed.sort())
})
