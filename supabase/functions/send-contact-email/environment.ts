import * as z from 'zod/mini'

import { integer, originList } from '../_shared/environment.ts'
import { mailEnvironment } from '../_shared/mail-environment.ts'
import { supabaseEnvironment } from '../_shared/supabase-environment.ts'

const { SUPABASE_URL, SUPABASE_SECRET_KEYS } = supabaseEnvironment

export const environmentSchema = z.object({
  SUPABASE_URL,
  SUPABASE_SECRET_KEYS,
  ALLOWED_ORIGINS: originList,
  ...mailEnvironment,
  /**
   * Three rate limits: the maximum number of submissions within `RATE_LIMIT_WINDOW_SECONDS` from one sender, from one
   * network and in total (D31, D48). Requests that may contain a CV also have counters of their own, with the same
   * limits.
   */
  RATE_LIMIT_PER_SENDER: z._default(integer(1, 1_000_000), 10),
  RATE_LIMIT_PER_NETWORK: z._default(integer(1, 1_000_000), 30),
  RATE_LIMIT_TOTAL: z._default(integer(1, 1_000_000), 300),
  RATE_LIMIT_WINDOW_SECONDS: z._default(integer(1, 86_400), 600),
  /**
   * The request header in which the hosting platform passes the caller's IP address. It must be a header that callers
   * cannot forge. If a request does not have this header, `sender.ts` reads `X-Forwarded-For`.
   */
  CLIENT_ADDRESS_HEADER: z._default(z.string().check(z.minLength(1)), 'cf-connecting-ip'),
  /** The scheduled retry request must send this secret. If it is empty, every retry request is rejected. */
  RETRY_SECRET: z._default(z.string(), ''),
})
