import { supabase } from '@/lib/supabase'

/** Name of the error that supabase-js returns if the auth server does not respond or responds with a server error. */
const UNREACHABLE = 'AuthRetryableFetchError'

/**
 * Returns whether a user is signed in. Refreshes an expired session. If the auth server cannot be reached, returns
 * true, so that the page opens and shows the errors of its own requests.
 */
export async function hasSession(): Promise<boolean> {
  const { data, error } = await supabase.auth.getSession()
  return data.session !== null || error?.name === UNREACHABLE
}

/** Returns whether the signed-in user is an administrator (D22). If the request fails, returns true, as above. */
export async function isAdministrator(): Promise<boolean> {
  // Row-level security returns only the row of the signed-in user.
  const { data } = await supabase.from('admins').select('user_id').limit(1)
  return data === null || data.length > 0
}

/**
 * Calls `onChange` once for the stored session and after every change of the session, also one in another tab. Returns
 * a function that ends the subscription.
 */
export function watchSession(onChange: (signedIn: boolean) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((_event, session) => onChange(session !== null))
  return () => data.subscription.unsubscribe()
}

export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { error } = await supabase.auth.signInWithPassword(credentials)
  if (error) throw error
}

/** Ends all sessions of the user. If the server fails or cannot be reached, throws, and the session stays. */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut()
  if (error) throw error
}

/**
 * Verifies the session with the auth server before a save (spec 7 row 12). Refreshes an expired session. If the server
 * rejects the session, removes it from this browser. If the server fails or cannot be reached, throws, and the session
 * stays.
 */
export async function checkSession(): Promise<'valid' | 'missing' | 'expired'> {
  const { data, error } = await supabase.auth.getSession()
  if (error?.name === UNREACHABLE) throw error
  if (!data.session) {
    await supabase.auth.signOut({ scope: 'local' })
    return error ? 'expired' : 'missing'
  }
  const user = await supabase.auth.getUser(data.session.access_token)
  if (!user.error) return 'valid'
  const isRejected =
    [401, 403].includes(user.error.status ?? 0) || user.error.name === 'AuthSessionMissingError'
  if (!isRejected) throw user.error
  await supabase.auth.signOut({ scope: 'local' })
  return 'expired'
}

/** Returns the auth server's own message (spec 8), or undefined if the error did not come from the server. */
export function authErrorMessage(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'AuthApiError' ? error.message : undefined
}
