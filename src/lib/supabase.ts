import { createClient } from '@supabase/supabase-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

/** Supabase client of the admin area. Public pages must not import it, because its code is large (D42). */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  // Does not look for a session in the URL, because the site sends no sign-in links.
  auth: { detectSessionInUrl: false },
})
