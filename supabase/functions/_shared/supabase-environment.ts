import * as z from 'zod/mini'

/**
 * Parses `{"default":"sb_…"}`, the format in which Supabase passes keys to functions. Returns the key named `default`.
 */
const defaultKey = z.pipe(
  z.pipe(
    z.string('is missing'),
    z.transform((json, context): unknown => {
      try {
        return JSON.parse(json)
      } catch {
        context.issues.push({ code: 'custom', message: 'is not JSON', input: json })
        return z.NEVER
      }
    }),
  ),
  z.pipe(
    z.object({ default: z.string('has no key named default') }, 'is not a JSON object of keys'),
    z.transform((keys) => keys.default),
  ),
)

/**
 * The variables for calling the function's own Supabase project. A hosted project sets them by itself. The environment
 * schema of a function picks the variables that the function needs.
 */
export const supabaseEnvironment = {
  SUPABASE_URL: z.url('is not a URL'),
  /** The publishable key. Row-level security applies to requests with this key. */
  SUPABASE_PUBLISHABLE_KEYS: defaultKey,
  /** The secret key. Requests with this key bypass row-level security. */
  SUPABASE_SECRET_KEYS: defaultKey,
}
