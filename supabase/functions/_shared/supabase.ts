import { createClient, type SupabaseClient } from '@supabase/supabase-js'

import type { Database } from './contracts/database.types.ts'

const patienceMilliseconds = 10_000

/**
 * A client for one project and one key; with `token` it acts as that token's user. It keeps no session. A request
 * without an answer after ten seconds fails, as one that cannot be made does: both end in the `error` of a call.
 */
export function connect(url: string, key: string, token?: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(token !== undefined && { accessToken: () => Promise.resolve(token) }),
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(patienceMilliseconds) }),
    },
  })
}
