/* Positions and sizes in the picture of the study about Duos, in units of its viewBox. */

export const WIDTH = 1200
export const HEIGHT = 750
/** Y position of the street. */
export const STREET = 362
export const HOUSE = { left: 500, right: 880, floor: 546 }
