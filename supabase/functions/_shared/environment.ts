import * as z from 'zod/mini'

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

/** How long a request to the project may take. Only tests on a busy machine need more than the default. */
export const projectTimeout = z._default(integer(100, 60_000), 10_000)

/** The key in `{"default":"sb_…"}`, the format in which Supabase passes keys to functions. */
export const defaultKey = z.pipe(
  z.pipe(
    z.string('is missing'),
    z.transform((json): unknown => {
      try {
        return JSON.parse(json)
      } catch {
        return undefined
      }
    }),
  ),
  z.pipe(
    z.object({ default: z.string('has no key named default') }, 'is not a JSON object of keys'),
    z.transform((keys) => keys.default),
  ),
)
