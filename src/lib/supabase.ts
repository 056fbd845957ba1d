import { createClient } from '@supabase/supabase-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

/** Supabase client of the admin area. Public pages must not import it, because its code is large (D42). */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  // The site sends no sign-in links, so a URL never contains a session.
  auth: { detectSessionInUrl: false },
})
