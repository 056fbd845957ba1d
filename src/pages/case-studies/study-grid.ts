import { cx } from 'class-variance-authority'

/** A list of up to this many studies has a leading card. */
const SHORT_LIST = 12

/** One, two or three columns (spec 2). Each item is a container, so that a card can adapt to its own width. */
export const studyGrid = 'grid grid-cols-1 gap-5 *:@container md:grid-cols-2 lg:grid-cols-3'

/**
 * Returns the classes of a grid item. In a short list the newest study spans as many columns as it takes to fill every
 * row. A longer list grows while it is read, and a card that changed its size then would move all the others.
 */
export function gridItem(index: number, count: number): string {
  if (index > 0 || count > SHORT_LIST) return ''
  return cx(
    count % 2 === 1 && 'md:max-lg:col-span-2',
    count % 3 === 1 && 'lg:col-span-3',
    count % 3 === 2 && 'lg:col-span-2',
  )
}
