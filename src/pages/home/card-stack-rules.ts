/** A drag must be longer than this to change the card, in pixels (spec 9). */
const SWIPE_THRESHOLD_PX = 30

/**
 * The card after a horizontal drag (spec 4): to the right goes back, to the left goes forward, never past an end.
 * @param distance how far the pointer moved, in pixels; positive is to the right
 */
export function indexAfterDrag(index: number, distance: number, count: number): number {
  if (Math.abs(distance) <= SWIPE_THRESHOLD_PX) return index
  return distance > 0 ? Math.max(0, index - 1) : Math.min(count - 1, index + 1)
}

/** Whether a card is rendered: the current one and those beside it (spec 4). */
export const isNeighbour = (position: number, index: number): boolean => Math.abs(position - index) <= 1
