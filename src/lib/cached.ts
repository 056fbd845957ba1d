/** Calls `create` once for each key. For `Intl` objects, which take long to create. */
export function cached<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, Value>()
  return (key) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = create(key)
    values.set(key, value)
    return value
  }
}
