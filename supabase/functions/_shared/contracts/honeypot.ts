/**
 * The honeypot (D31): a form field that people do not see and bots fill in. The function removes it before it parses the
 * payload, because no contract contains it.
 */
export const honeypotField = 'website'

/** Returns true unless the value is missing or an empty string. */
export const isHoneypotFilled = (value: unknown) => value !== undefined && value !== ''
