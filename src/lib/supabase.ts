import { createClient } from '@supabase/supabase-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

/** The one Supabase client. Import it dynamically from `api/` modules: no static page carries its code. */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  // Nobody is signed in by following a link.
  auth: { detectSessionInUrl: false },
})
