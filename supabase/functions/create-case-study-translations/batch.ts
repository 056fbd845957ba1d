const encoder = new TextEncoder()

/** Bytes of a text inside a JSON body. */
export const bytesOf = (text: string): number => encoder.encode(JSON.stringify(text)).byteLength

/**
 * Groups neighbours so that no group has more than `maxBytes` or `maxCount` texts. A text that is too large by itself
 * makes a group of its own.
 */
export function pack(texts: readonly string[], maxBytes: number, maxCount = Infinity): string[][] {
  const groups: string[][] = []
  let room = 0
  for (const text of texts) {
    const size = bytesOf(text)
    const group = groups.at(-1)
    if (group && size <= room && group.length < maxCount) {
      group.push(text)
      room -= size
    } else {
      groups.push([text])
      room = maxBytes - size
    }
  }
  return groups
}
