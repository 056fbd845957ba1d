import * as z from 'zod/mini'

/**
 * Parses the environment variables of a function.
 * @throws Error that lists every invalid variable, so one failed deployment shows all mistakes. The message contains no
 * values, because they may be secrets.
 */
export function parseEnvironment<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const result = z.safeParse(schema, environment)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`Invalid environment: ${problems.join('; ')}`)
}

export const integer = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(
      z.string('is missing'),
      z.transform((digits) => (digits.trim() === '' ? NaN : Number(digits))),
    ),
    z
      .int(`is not an integer from ${minimum} to ${maximum}`)
      .check(z.minimum(minimum, `is below ${minimum}`), z.maximum(maximum, `is above ${maximum}`)),
  )

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value

export const originList = z.pipe(
  z.pipe(
    z.string('is missing (origins separated by commas)'),
    z.transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
  ),
  z
    .array(
      z
        .string()
        .check(z.refine(isOrigin, 'contains something that is not an origin like https://example.com')),
    )
    .check(z.minLength(1, 'is empty')),
)
