import { PostgrestClient } from '@supabase/postgrest-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

const TIMEOUT_MS = 10_000

/**
 * Reads what visitors may read, with a smaller client than the complete one (D42). Import it only in `api/` modules,
 * which pages import dynamically. It does not repeat a failed request: the page shows an error with a retry button.
 */
export const publicData = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabasePublishableKey },
  timeout: TIMEOUT_MS,
  retry: false,
})
