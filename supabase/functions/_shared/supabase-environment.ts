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
 * The environment variables for calling the Supabase project of the function. A hosted project sets them by itself.
 * Each function picks the variables that it needs for its environment schema.
 */
export const supabaseEnvironment = {
  SUPABASE_URL: z.url('is not a URL'),
  SUPABASE_PUBLISHABLE_KEYS: defaultKey,
  SUPABASE_SECRET_KEYS: defaultKey,
}
