/**
 * The honeypot (D31): a form field that people do not see and bots fill in. It is removed before the payload is parsed,
 * because it is not part of any contract.
 */
export const honeypotField = 'website'

/** Returns true for every value except a missing or an empty one. */
export const isHoneypotFilled = (value: unknown) => value !== undefined && value !== ''
