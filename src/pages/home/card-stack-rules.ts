const SWIPE_THRESHOLD_PX = 30
const RESISTANCE = 0.25

const indexAfter = (index: number, steps: number, count: number): number =>
  Math.min(count - 1, Math.max(0, index + steps))

/**
 * Returns the index of the card to show after a horizontal drag. A drag of more than 30 px to the right shows the
 * previous card, and to the left the next card, if there is such a card (spec 4).
 * @param distance horizontal distance in pixels; positive is to the right
 */
export const indexAfterDrag = (index: number, distance: number, count: number): number =>
  Math.abs(distance) > SWIPE_THRESHOLD_PX ? indexAfter(index, -Math.sign(distance), count) : index

/**
 * Returns how far the card moves during a drag: `distance`, or a quarter of `distance` if there is no previous or next
 * card that the drag would show.
 */
export const offsetDuringDrag = (index: number, distance: number, count: number): number =>
  indexAfter(index, -Math.sign(distance), count) === index ? distance * RESISTANCE : distance

export const isNeighbour = (position: number, index: number): boolean => Math.abs(position - index) <= 1
