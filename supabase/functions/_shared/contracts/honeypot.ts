/**
 * The bait (D31): a key beside the payload that people never see and never fill. It is taken off before the
 * contract is applied, so a payload stays exactly what the specification lists.
 */
export const honeypotField = 'website'

/** True when somebody filled the bait: anything but a missing or empty value. */
export const isBaitTaken = (value: unknown) => value !== undefined && value !== ''
