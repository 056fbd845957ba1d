import { supabase } from '@/lib/supabase'

/**
 * Ends the user's sessions (spec 7 row 12).
 * @throws AuthError when the server cannot be reached; the session stays
 */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut()
  if (error) throw error
}
