import { createClient } from '@supabase/supabase-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

const TIMEOUT_MS = 20_000

/** Gives up after 20 seconds. A request to an edge function sets its own limit. */
const fetchInTime: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : input.toString()
  const isFunction = url.includes('/functions/v1/')
  const signals = [init?.signal, isFunction ? null : AbortSignal.timeout(TIMEOUT_MS)]
  return fetch(input, { ...init, signal: AbortSignal.any(signals.filter((signal) => signal != null)) })
}

/** Only for the admin area, because its code is large (D42). */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  // The site sends no sign-in links.
  auth: { detectSessionInUrl: false },
  // A retry would multiply the time limit.
  db: { retry: false },
  global: { fetch: fetchInTime },
})
