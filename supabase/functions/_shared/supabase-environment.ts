import * as z from 'zod/mini'

/** `{"default":"sb_…"}`, as a project gives its functions their keys; out comes the one named `default`. */
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
    z.object({ default: z.string('holds no key named default') }, 'is not a list of keys'),
    z.transform((keys) => keys.default),
  ),
)

/**
 * What a function needs to reach its own project; a hosted one sets all of it by itself. To be spread into a
 * function's environment schema.
 */
export const supabaseEnvironment = {
  /** Address of the project's gateway. */
  SUPABASE_URL: z.url('is not an address'),
  /** The key of browsers: row-level security decides. */
  SUPABASE_PUBLISHABLE_KEYS: defaultKey,
  /** The key that skips row-level security. */
  SUPABASE_SECRET_KEYS: defaultKey,
}
