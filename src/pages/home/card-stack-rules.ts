/** A drag must be longer than this to change the card, in pixels (spec 9). */
const SWIPE_THRESHOLD_PX = 30
/** How much of a drag the first and the last card follow towards the side that has no card. */
const RESISTANCE = 0.25

/** Returns the card that lies `steps` after `index`, never before the first or past the last (spec 4). */
const indexAfter = (index: number, steps: number, count: number): number =>
  Math.min(count - 1, Math.max(0, index + steps))

/**
 * Returns the card to show after a horizontal drag (spec 4): a drag to the right goes back, to the left goes forward.
 * @param distance how far the pointer moved, in pixels; positive is to the right
 */
export const indexAfterDrag = (index: number, distance: number, count: number): number =>
  Math.abs(distance) > SWIPE_THRESHOLD_PX ? indexAfter(index, -Math.sign(distance), count) : index

/** Returns how far the card is drawn from its place during a drag: one to one, or less if no card lies on that side. */
export const offsetDuringDrag = (index: number, distance: number, count: number): number =>
  indexAfter(index, -Math.sign(distance), count) === index ? distance * RESISTANCE : distance

/** Tells whether a card is rendered: only the current one and its neighbours are (spec 4). */
export const isNeighbour = (position: number, index: number): boolean => Math.abs(position - index) <= 1
