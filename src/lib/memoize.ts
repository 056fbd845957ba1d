/**
 * Returns a function that calls `create` only once for each key and then returns the stored value. Used for `Intl`
 * objects, because their creation takes up to 0.5 ms.
 */
export function memoize<Value>(create: (key: string) => Value): (key: string) => Value {
  const values = new Map<string, Value>()
  return (key) => {
    if (!values.has(key)) values.set(key, create(key))
    return values.get(key) as Value
  }
}
