/**
 * A form field that visitors do not see and bots fill in (D31). Browsers and password managers must not recognise the
 * name.
 */
export const honeypotField = 'aside'

export const isHoneypotFilled = (value: unknown) => value !== undefined && value !== ''
