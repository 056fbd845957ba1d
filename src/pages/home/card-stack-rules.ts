/** Distance in pixels that a drag must exceed to change the card (spec 9). */
const SWIPE_THRESHOLD_PX = 30
/** Fraction of the drag distance that the card moves if there is no card on that side. */
const RESISTANCE = 0.25

/** Returns `index` plus `steps`, limited to the first and the last card (spec 4). */
const indexAfter = (index: number, steps: number, count: number): number =>
  Math.min(count - 1, Math.max(0, index + steps))

/**
 * Returns the index of the card to show after a horizontal drag. A drag to the right goes back, a drag to the left goes
 * forward (spec 4).
 * @param distance horizontal distance in pixels; positive is to the right
 */
export const indexAfterDrag = (index: number, distance: number, count: number): number =>
  Math.abs(distance) > SWIPE_THRESHOLD_PX ? indexAfter(index, -Math.sign(distance), count) : index

/** Returns how far the card moves during a drag: the drag distance, or a fraction of it if no card is on that side. */
export const offsetDuringDrag = (index: number, distance: number, count: number): number =>
  indexAfter(index, -Math.sign(distance), count) === index ? distance * RESISTANCE : distance

/** Returns whether a card is the current one or next to it. Only these cards are rendered (spec 4). */
export const isNeighbour = (position: number, index: number): boolean => Math.abs(position - index) <= 1
