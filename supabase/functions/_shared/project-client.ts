import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import type { Database } from './contracts/database.types.ts'

/** With `token`, requests have the rights of its user. A request that times out resolves with `error`. */
export function createProjectClient(
  { SUPABASE_URL: url, PROJECT_TIMEOUT_MS: timeout }: { SUPABASE_URL: string; PROJECT_TIMEOUT_MS: number },
  key: string,
  token?: string,
): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
    },
  })
}
