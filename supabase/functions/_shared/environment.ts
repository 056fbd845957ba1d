import * as z from 'zod/mini'

/**
 * Parses a function's environment once, at its start. Throws one error that names every fault, so that a
 * deployment with three mistakes is not three deployments. Values are never part of the message.
 */
export function parseEnvironment<Schema extends z.ZodMiniType>(
  schema: Schema,
  environment: Record<string, string | undefined>,
): z.output<Schema> {
  const result = z.safeParse(schema, environment)
  if (result.success) return result.data
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`)
  throw new Error(`The environment is not usable: ${faults.join('; ')}`)
}

/** Digits that stand for a whole number between both ends, which belong to it. */
export const wholeNumber = (minimum: number, maximum: number) =>
  z.pipe(
    z.pipe(
      z.string('is missing'),
      z.transform((digits) => (digits.trim() === '' ? NaN : Number(digits))),
    ),
    z
      .int(`is not a whole number from ${minimum} to ${maximum}`)
      .check(z.minimum(minimum, `is below ${minimum}`), z.maximum(maximum, `is above ${maximum}`)),
  )

const isOrigin = (value: string) => URL.canParse(value) && new URL(value).origin === value

/** Origins separated by commas, such as `https://example.com,https://www.example.com`. */
export const originList = z.pipe(
  z.pipe(
    z.string('is missing (origins separated by commas)'),
    z.transform((list) => list.split(',').flatMap((entry) => entry.trim() || [])),
  ),
  z
    .array(
      z.string().check(z.refine(isOrigin, 'holds something that is not an origin like https://example.com')),
    )
    .check(z.minLength(1, 'is empty')),
)
