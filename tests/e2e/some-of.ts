/** True if the variable `EXHAUSTIVE` is set. Then `someOf` returns all items, such as pages, languages and widths. */
export const isExhaustive = Boolean(process.env.EXHAUSTIVE)

/** Returns the first `count` items, or all items in an exhaustive run. */
export const someOf = <Item>(count: number, items: readonly Item[]): readonly Item[] =>
  isExhaustive ? items : items.slice(0, count)
