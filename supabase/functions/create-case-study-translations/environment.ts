import * as z from 'zod/mini'

import { integer, originList, supabaseEnvironment } from '../_shared/environment.ts'

/** Requests to DeepL contain the API key, so the URL must use HTTPS. The URL of a test server may use HTTP. */
const isSafe = (value: string) =>
  value === '' || /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(value)

/** Has no secret key of the project, because requests with that key bypass row-level security. */
export const environmentSchema = z.object({
  SUPABASE_URL: supabaseEnvironment.SUPABASE_URL,
  SUPABASE_PUBLISHABLE_KEYS: supabaseEnvironment.SUPABASE_PUBLISHABLE_KEYS,
  ALLOWED_ORIGINS: originList,
  /** If the key is empty, translations are off (D28). */
  DEEPL_API_KEY: z._default(z.string().check(z.trim()), ''),
  DEEPL_API_URL: z._default(z.string().check(z.trim(), z.refine(isSafe, 'is not an HTTPS URL')), ''),
  DEEPL_TIMEOUT_MS: z._default(integer(100, 60_000), 20_000),
  /** Delay before the first retry of a request, unless DeepL asks for a longer delay. */
  DEEPL_RETRY_MS: z._default(integer(1, 60_000), 1_000),
  /**
   * When this time has passed since the start of a run, the run starts no further request to DeepL. So its last
   * versions are saved before the platform ends the function after 150 seconds.
   */
  TRANSLATION_TIME_LIMIT_MS: z._default(integer(1, 105_000), 100_000),
})

type DeeplEnvironment = Pick<z.output<typeof environmentSchema>, 'DEEPL_API_KEY' | 'DEEPL_API_URL'>

/** Returns `DEEPL_API_URL`, or the URL for the plan of the key. Keys of the free plan end with `:fx`. */
export function deeplUrl({ DEEPL_API_KEY, DEEPL_API_URL }: DeeplEnvironment): string {
  if (DEEPL_API_URL !== '') return DEEPL_API_URL.replace(/\/+$/, '')
  return DEEPL_API_KEY.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}
