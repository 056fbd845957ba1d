import { sharedBackend } from '../setup/shared-backend.ts'
import { testQueryPlans } from './query-plans.ts'

testQueryPlans(async () => ({ query: (await sharedBackend()).query, close: () => Promise.resolve() }))
