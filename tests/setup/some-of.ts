/**
 * True if the environment variable `EXHAUSTIVE` is set. Then tests that otherwise use only some pages, languages
 * or widths use all of them, and tests with generated enquiries generate more of them.
 */
export const isExhaustive = Boolean(process.env.EXHAUSTIVE)

/** Returns the first `count` items, or all items in an exhaustive run. */
export const someOf = <Item>(count: number, items: readonly Item[]): readonly Item[] =>
  isExhaustive ? items : items.slice(0, count)
