/** The keys keep their literal types, which `Object.keys` loses. */
export function keysOf<Item extends object>(item: Item): Extract<keyof Item, string>[] {
  const keys: Extract<keyof Item, string>[] = []
  for (const key in item) keys.push(key)
  return keys
}

/** The keys keep their literal types, which `Object.fromEntries` loses. */
export function recordOf<Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Record<Key, Value>
export function recordOf(keys: readonly string[], valueOf: (key: string) => unknown) {
  return Object.fromEntries(keys.map((key) => [key, valueOf(key)]))
}
