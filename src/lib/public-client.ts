import { PostgrestClient } from '@supabase/postgrest-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

const TIMEOUT_MS = 10_000

/** Smaller than the complete client (D42). Import it only in `api/` modules, which pages import dynamically. */
export const publicClient = new PostgrestClient<Database>(`${env.supabaseUrl}/rest/v1`, {
  headers: { apikey: env.supabasePublishableKey },
  timeout: TIMEOUT_MS,
  retry: false,
})
