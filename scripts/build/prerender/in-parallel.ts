/** Enough to hide the way to a backend and to keep the threads of the compressor busy. */
const AT_ONCE = 8

/** Does the work for every item, a few at a time; the first failure ends it. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items].values()
  const takeTurns = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, takeTurns))
}
