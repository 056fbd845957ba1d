import * as z from 'zod/mini'

import { originList, wholeNumber } from '../_shared/environment.ts'
import { mailEnvironment } from '../_shared/mail-environment.ts'
import { supabaseEnvironment } from '../_shared/supabase-environment.ts'

const { SUPABASE_URL, SUPABASE_SECRET_KEYS } = supabaseEnvironment

/** Everything this function reads from its environment; the README says which of it a hosted project sets by itself. */
export const environmentSchema = z.object({
  SUPABASE_URL,
  SUPABASE_SECRET_KEYS,
  ALLOWED_ORIGINS: originList,
  ...mailEnvironment,
  /** How many submissions are taken within the window, in seconds (D31): strict unless said otherwise. */
  RATE_LIMIT_PER_SENDER: z._default(wholeNumber(1, 1_000_000), 10),
  RATE_LIMIT_TOTAL: z._default(wholeNumber(1, 1_000_000), 300),
  RATE_LIMIT_WINDOW_SECONDS: z._default(wholeNumber(1, 86_400), 600),
  /** The header in which the platform's own gateway names the caller's address, whatever the caller wrote there. */
  CLIENT_ADDRESS_HEADER: z._default(z.string().check(z.minLength(1)), 'cf-connecting-ip'),
  /** What the scheduled retry has to know; empty: nobody may ask for one. */
  RETRY_SECRET: z._default(z.string(), ''),
})
