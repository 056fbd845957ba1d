import { supabase } from '@/lib/supabase'

/**
 * Asks before something is saved whether the session still holds (spec 7 row 12). A session that has run out is
 * refreshed; one that the server no longer knows, or that cannot be refreshed, is ended here too, so that the guard
 * leads to the sign-in.
 * @returns missing: nobody is signed in; expired: the session is over
 * @throws AuthError when the server cannot be reached; the session stays
 */
export async function checkSession(): Promise<'valid' | 'missing' | 'expired'> {
  // Refreshes by itself when the expiry has passed.
  const { data, error } = await supabase.auth.getSession()
  if (error && error.name === 'AuthRetryableFetchError') throw error
  if (!data.session) {
    await supabase.auth.signOut({ scope: 'local' })
    return error ? 'expired' : 'missing'
  }
  const user = await supabase.auth.getUser(data.session.access_token)
  if (!user.error) return 'valid'
  const isOver = [401, 403].includes(user.error.status ?? 0) || user.error.name === 'AuthSessionMissingError'
  if (!isOver) throw user.error
  await supabase.auth.signOut({ scope: 'local' })
  return 'expired'
}
