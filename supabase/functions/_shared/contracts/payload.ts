import * as z from 'zod/mini'

/** A payload with these keys and nothing beside them. Faults of its own: `unknown_field`, `invalid`. */
export const payload = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? 'unknown_field' : 'invalid'),
  })

/** Consent to the processing of personal data: `true` and nothing else (spec 5), or `consent_required`. */
export const consent = () => z.literal(true, 'consent_required')

/** One out of a list. Nothing chosen, which a select sends as an empty text, is `required`; else `invalid`. */
export const oneOf = <Option extends string>(options: readonly Option[]) =>
  z.enum(options, { error: ({ input }) => (input === undefined || input === '' ? 'required' : 'invalid') })
