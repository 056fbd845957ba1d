/** Is set for a run in which every test uses all its pages, languages and widths. */
export const isExhaustive = Boolean(process.env.EXHAUSTIVE)

/** Returns the first `count` items, or all items in an exhaustive run. */
export const someOf = <Item>(count: number, items: readonly Item[]): readonly Item[] =>
  isExhaustive ? items : items.slice(0, count)
