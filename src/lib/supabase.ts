import { createClient } from '@supabase/supabase-js'

import { env } from '@/config/env'
import type { Database } from '@contracts/database.types'

/** Only for the admin area, because its code is large (D42). */
export const supabase = createClient<Database>(env.supabaseUrl, env.supabasePublishableKey, {
  // The site sends no sign-in links.
  auth: { detectSessionInUrl: false },
})
