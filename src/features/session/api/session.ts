import { supabase, watchToken } from '@/lib/supabase'

/** The auth server does not respond, or responds with a server error. */
const UNREACHABLE = 'AuthRetryableFetchError'

/** True also if the auth server cannot be reached, so that the page opens and shows the errors of its own requests. */
export async function hasSession(): Promise<boolean> {
  const { data, error } = await supabase.auth.getSession()
  return data.session !== null || error?.name === UNREACHABLE
}

/** D22. True also if the request fails, so that the page opens and shows the errors of its own requests. */
export async function isAdministrator(): Promise<boolean> {
  // Row-level security returns only the user's own row.
  const { data } = await supabase.from('admins').select('user_id').limit(1)
  return data === null || data.length > 0
}

/** Calls `onEnd` when the session ends, also in another tab, and right after this call if no session can be read. */
export function watchSession(onEnd: () => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((_event, session) => {
    if (!session) onEnd()
  })
  return () => data.subscription.unsubscribe()
}

export async function signIn(credentials: { email: string; password: string }): Promise<void> {
  const { error } = await supabase.auth.signInWithPassword(credentials)
  if (error) throw error
}

/** Ends the session of this browser only. Throws if the server fails; the session then stays. */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (error) throw error
}

/** Calls `onReject` when the backend does not accept the session, which then ends in this browser. */
export function watchRejection(onReject: () => void): () => void {
  const end = async () => {
    const { data } = await supabase.auth.getSession()
    if (!data.session) return
    onReject()
    await supabase.auth.signOut({ scope: 'local' })
  }
  return watchToken(() => void end())
}

/** Call it before a save (spec 7 row 12). Throws if the server fails; the session then stays. */
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

/** The auth server's own message (spec 8). */
export function authErrorMessage(error: unknown): string | undefined {
  return error instanceof Error && error.name === 'AuthApiError' ? error.message : undefined
}
