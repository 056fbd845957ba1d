/** Visitors do not see this field, and bots fill it in (D31). Browsers and password managers must not know the name. */
export const honeypotField = 'aside'
