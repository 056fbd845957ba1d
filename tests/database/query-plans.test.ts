import { startTestBackend } from '../setup/embedded-backend.ts'
import { testQueryPlans } from './query-plans.ts'

testQueryPlans(startTestBackend)
