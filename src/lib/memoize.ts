/**
 * Returns a function that calls `create` only once for each key and then returns the stored value. Used for `Intl`
 * objects, because the creation of each object takes up to 0.5 ms, and of the first object of a page even longer.
 */
export function memoize<Value>(create: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>()
  return (key) => {
    if (!values.has(key)) values.set(key, create(key))
    return values.get(key) as Value
  }
}
