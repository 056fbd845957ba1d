import * as z from 'zod/mini'

import { integer, originList } from '../_shared/environment.ts'
import { mailEnvironment } from '../_shared/mail-environment.ts'
import { supabaseEnvironment } from '../_shared/supabase-environment.ts'

const { SUPABASE_URL, SUPABASE_SECRET_KEYS } = supabaseEnvironment

/** The environment variables of this function. */
export const environmentSchema = z.object({
  SUPABASE_URL,
  SUPABASE_SECRET_KEYS,
  ALLOWED_ORIGINS: originList,
  ...mailEnvironment,
  /** Maximum number of submissions per sender within the window (D31). */
  RATE_LIMIT_PER_SENDER: z._default(integer(1, 1_000_000), 10),
  /** Maximum number of submissions of all senders together within the window. */
  RATE_LIMIT_TOTAL: z._default(integer(1, 1_000_000), 300),
  RATE_LIMIT_WINDOW_SECONDS: z._default(integer(1, 86_400), 600),
  /** The request header in which the hosting platform passes the caller's IP address. Callers cannot forge it. */
  CLIENT_ADDRESS_HEADER: z._default(z.string().check(z.minLength(1)), 'cf-connecting-ip'),
  /** The secret that the scheduled retry request must send. If it is empty, every retry request is rejected. */
  RETRY_SECRET: z._default(z.string(), ''),
})
