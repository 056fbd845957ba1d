type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left'>

/** Returns whether two boxes overlap, or are closer to each other than `distance` pixels. */
export const overlap = (one: Box, other: Box, distance: number): boolean =>
  one.left < other.right + distance &&
  one.right > other.left - distance &&
  one.top < other.bottom + distance &&
  one.bottom > other.top - distance

/** Returns whether the box of an element has an area: elements that are not displayed have none. */
export const hasArea = ({ width, height }: DOMRect): boolean => width > 0 && height > 0
