import { PostgrestClient } from '@supabase/postgrest-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

/** Without an answer, a request of a public page is given up after this time. */
const TIMEOUT_MS = 10_000

/**
 * Reads the tables that visitors may read, without the session code of the whole Supabase client (D42). Import it
 * dynamically from `api/` modules: no static page loads it. A failed request is not repeated: the page says so and
 * offers to try again.
 */
export const publicData = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabasePublishableKey },
  timeout: TIMEOUT_MS,
  retry: false,
})
