import { testQueryPlans } from '../database/query-plans.ts'
import { createTestDatabase, describeWithServer } from './test-database.ts'

describeWithServer('query plans on a Postgres server', () => testQueryPlans(createTestDatabase))
