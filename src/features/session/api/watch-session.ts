import { supabase } from '@/lib/supabase'

/**
 * Tells whether there is a session: once for the stored one, which is refreshed first if it has run out, and again
 * with every change, in other tabs too (spec 7 row 12).
 * @returns ends the watch
 */
export function watchSession(onChange: (signedIn: boolean) => void): () => void {
  const { data } = supabase.auth.onAuthStateChange((_event, session) => onChange(session !== null))
  return () => data.subscription.unsubscribe()
}
