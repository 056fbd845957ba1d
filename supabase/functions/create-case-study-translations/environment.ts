import * as z from 'zod/mini'

import { originList, wholeNumber } from '../_shared/environment.ts'
import { supabaseEnvironment } from '../_shared/supabase-environment.ts'

const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEYS } = supabaseEnvironment

/** Https, so that the key never travels in clear; a server on this machine is for tests. */
const isSafe = (value: string) =>
  value === '' || /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(value)

/** Everything this function reads from its environment; no key that skips row-level security is among it. */
export const environmentSchema = z.object({
  SUPABASE_URL,
  SUPABASE_PUBLISHABLE_KEYS,
  ALLOWED_ORIGINS: originList,
  /** Empty: translations are not set up (D28). */
  DEEPL_API_KEY: z._default(z.string().check(z.trim()), ''),
  /** Empty: the address that belongs to the kind of key. */
  DEEPL_API_URL: z._default(z.string().check(z.trim(), z.refine(isSafe, 'is not an https address')), ''),
  /** How long the service may take for one answer. */
  DEEPL_TIMEOUT_MS: z._default(wholeNumber(100, 60_000), 30_000),
  /** The wait before it is asked again, which doubles each time. */
  DEEPL_RETRY_MS: z._default(wholeNumber(1, 60_000), 1_000),
  /** No request to the service begins later; with the last answer and its saving it stays below the platform's 150 s. */
  TRANSLATION_TIME_LIMIT_MS: z._default(wholeNumber(1, 105_000), 100_000),
})

type DeeplEnvironment = Pick<z.output<typeof environmentSchema>, 'DEEPL_API_KEY' | 'DEEPL_API_URL'>

/** Keys of the free plan are told by their end; the two plans have different addresses. */
export function deeplAddress({ DEEPL_API_KEY, DEEPL_API_URL }: DeeplEnvironment): string {
  if (DEEPL_API_URL !== '') return DEEPL_API_URL.replace(/\/+$/, '')
  return DEEPL_API_KEY.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}
