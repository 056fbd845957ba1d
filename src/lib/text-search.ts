/** A text as a search compares it: lower case, without diacritics. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/**
 * Prepares a search: the answer tells whether some texts together hold every word of the query. Case and diacritics
 * do not count (D12); an empty query is met by everything.
 */
export function textSearch(query: string): (texts: readonly (string | null)[]) => boolean {
  const words = fold(query)
    .split(/[\s,;]+/)
    .filter(Boolean)
  return (texts) => {
    if (words.length === 0) return true
    const text = fold(texts.join('\n'))
    return words.every((word) => text.includes(word))
  }
}
