/** Largest number of calls at the same time. Keeps the CPU busy while some calls wait for the backend or for files. */
const MAX_CONCURRENCY = 8

/**
 * Calls an asynchronous function for each item, with at most `MAX_CONCURRENCY` calls at the same time.
 * @returns the results, in the order of the items
 * @throws the error of the first call that fails, without waiting for the other calls
 */
export async function inParallel<Item, Result>(
  items: Iterable<Item>,
  handle: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  // All workers share one iterator, so each item is handled once.
  const queue = [...items].entries()
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await handle(item)
  }
  await Promise.all(Array.from({ length: MAX_CONCURRENCY }, worker))
  return results
}
