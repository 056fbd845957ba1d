import { cx } from 'class-variance-authority'

const SHORT_LIST = 12

/** Classes of the grid: one, two or three columns (spec 2). Each item is a size container for its card. */
export const studyGrid = 'grid grid-cols-1 gap-5 *:@container md:grid-cols-2 lg:grid-cols-3'

/**
 * Returns the classes of a grid item. In a list of up to 12 studies, the first card spans as many columns as are needed
 * to fill every row. In a longer list, the first card spans one column, so that the cards do not move when more studies
 * are loaded.
 */
export function gridItem(index: number, count: number): string {
  if (index > 0 || count > SHORT_LIST) return ''
  return cx(
    count % 2 === 1 && 'md:max-lg:col-span-2',
    count % 3 === 1 && 'lg:col-span-3',
    count % 3 === 2 && 'lg:col-span-2',
  )
}
