import { supabase } from '@/lib/supabase'

import type { Credentials } from '../model'

/**
 * Starts a session with e-mail and password (spec 7 row 12).
 * @throws AuthError when the server refuses or cannot be reached; see `serverMessage`
 */
export async function signIn(credentials: Credentials): Promise<void> {
  const { error } = await supabase.auth.signInWithPassword(credentials)
  if (error) throw error
}
