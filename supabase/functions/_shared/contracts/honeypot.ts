/**
 * Name of the honeypot (D31), a form field that visitors do not see and bots fill in. `send-contact-email` removes it
 * from the payload before it parses the payload with a contract.
 */
export const honeypotField = 'website'

export const isHoneypotFilled = (value: unknown) => value !== undefined && value !== ''
