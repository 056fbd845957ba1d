import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

import type { Database } from './contracts/database.types.ts'

/** The error lists every invalid variable, but no values, because they may be secrets. */
export function parseEnvironment<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const result = z.safeParse(schema, environment)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`Invalid environment: ${problems.join('; ')}`)
}

export function integer(minimum: number, maximum: number) {
  const message = `is not an integer from ${minimum} to ${maximum}`
  const range = z.int(message).check(z.minimum(minimum, message), z.maximum(maximum, message))
  return z.pipe(z.coerce.number(message), range)
}

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value
const origin = z
  .string()
  .check(z.refine(isOrigin, 'contains something that is not an origin like https://example.com'))

export const originList = z.pipe(
  z.pipe(
    z.string('is missing (origins separated by commas)'),
    z.transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
  ),
  z.array(origin).check(z.minLength(1, 'is empty')),
)

export const projectUrl = z.url('is not a URL')

/** Milliseconds that a request to the project may take. Tests on a busy machine need more than the default. */
export const projectTimeout = z._default(integer(100, 60_000), 10_000)

/** The key in `{"default":"sb_…"}`, the format in which Supabase passes keys to functions. */
export const defaultKey = z.pipe(
  z.string('is missing'),
  z.pipe(
    z.transform((json: string) => /"default"\s*:\s*"([^"]+)"/.exec(json)?.[1]),
    z.string('is not a JSON object with a key named default'),
  ),
)

/** With `token`, requests have the rights of its user. A request that times out resolves with `error`. */
export function createProjectClient(
  { SUPABASE_URL: url, PROJECT_TIMEOUT_MS: timeout }: { SUPABASE_URL: string; PROJECT_TIMEOUT_MS: number },
  key: string,
  token?: string,
): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeout) }),
    },
  })
}
