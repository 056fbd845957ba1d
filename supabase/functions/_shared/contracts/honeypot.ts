/**
 * Name of the honeypot (D31), a form field that visitors do not see and bots fill in. `send-contact-email` removes it
 * from the payload before it parses the payload with a contract. The name must not look like a field that browsers or
 * password managers fill in by themselves.
 */
export const honeypotField = 'aside'

export const isHoneypotFilled = (value: unknown) => value !== undefined && value !== ''
