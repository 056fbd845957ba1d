import * as z from 'zod/mini'

import { defaultKey, integer, originList, projectTimeout, projectUrl } from '../_shared/environment.ts'

/** Requests to DeepL contain the API key, so the URL must use HTTPS. The URL of a test server may use HTTP. */
const isSafe = (value: string) =>
  value === '' || /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/.test(value)

/** Has no secret key of the project, because requests with that key bypass row-level security. */
export const environmentSchema = z.object({
  SUPABASE_URL: projectUrl,
  PROJECT_TIMEOUT_MS: projectTimeout,
  SUPABASE_PUBLISHABLE_KEYS: defaultKey,
  ALLOWED_ORIGINS: originList,
  /** If the key is empty, translations are off (D28). */
  DEEPL_API_KEY: z._default(z.string().check(z.trim()), ''),
  DEEPL_API_URL: z._default(z.string().check(z.trim(), z.refine(isSafe, 'is not an HTTPS URL')), ''),
  DEEPL_TIMEOUT_MS: z._default(integer(100, 60_000), 20_000),
  DEEPL_RETRY_MS: z._default(integer(1, 60_000), 1_000),
  /** A run starts no request to DeepL after this time. The platform waits 150 seconds for a response. */
  TRANSLATION_TIME_LIMIT_MS: z._default(integer(1, 105_000), 100_000),
})

export type Environment = z.output<typeof environmentSchema>

export type DeeplEnvironment = Pick<
  Environment,
  'DEEPL_API_KEY' | 'DEEPL_API_URL' | 'DEEPL_TIMEOUT_MS' | 'DEEPL_RETRY_MS'
>

/** Keys of the free plan end with `:fx`. */
export function deeplUrl({
  DEEPL_API_KEY: key,
  DEEPL_API_URL: url,
}: Pick<DeeplEnvironment, 'DEEPL_API_KEY' | 'DEEPL_API_URL'>): string {
  if (url !== '') return url.replace(/\/+$/, '')
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
}
