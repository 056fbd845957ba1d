import { createClient } from '@supabase/supabase-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

const TIMEOUT_MS = 20_000

let isTokenRejected = false
let tellRejected: (() => void) | undefined

/** Calls `onReject` when the database does not accept the token of the session, also if that was before this call. */
export function watchToken(onReject: () => void): () => void {
  tellRejected = () => {
    isTokenRejected = false
    onReject()
  }
  if (isTokenRejected) tellRejected()
  return () => {
    tellRejected = undefined
  }
}

/** Gives up after 20 seconds. A request to an edge function sets its own limit. */
const fetchInTime: typeof fetch = async (input, init) => {
  const url = input instanceof Request ? input.url : input.toString()
  const isFunction = url.includes('/functions/v1/')
  const signals = [init?.signal, isFunction ? null : AbortSignal.timeout(TIMEOUT_MS)]
  const signal = AbortSignal.any(signals.filter((each) => each != null))
  const response = await fetch(input, { ...init, signal })
  if (response.status === 401 && url.includes('/rest/v1/')) {
    isTokenRejected = true
    tellRejected?.()
  }
  return response
}

/** Only for the admin area, because its code is large (D42). */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  // The site sends no sign-in links.
  auth: { detectSessionInUrl: false },
  // A retry would multiply the time limit.
  db: { retry: false },
  global: { fetch: fetchInTime },
})
