/** Converts a text to lower case without diacritics. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** Replaces umlauts by two letters, so that `Muenchen` finds `München`. */
const replaceUmlauts = (text: string) =>
  text.replace(/[äöü]/gi, (letter) => `${letter}e`).replaceAll('ß', 'ss')

const letterOrDigit = /[\p{Letter}\p{Number}]/u

/**
 * Returns a function that returns whether a list of texts contains every word of the query.
 * - Case and diacritics are ignored (D12).
 * - Spaces, commas, semicolons and slashes separate words (D37).
 * - Punctuation between spaces, such as `&`, is ignored, unless the query has nothing else.
 * - Words of one or two characters match only at the start of a word: `Go` does not match `Django`.
 * - An empty query matches all texts.
 */
export function textSearch(query: string): (texts: readonly (string | null)[]) => boolean {
  const parts = fold(query)
    .split(/[\s,;/]+/)
    .filter(Boolean)
  const words = parts.filter((part) => letterOrDigit.test(part))
  const wanted = words.length > 0 ? words : parts
  return (texts) => {
    if (wanted.length === 0) return true
    const plain = texts.join('\n')
    const text = fold(`${plain}\n${replaceUmlauts(plain)}`)
    return wanted.every((word) => (word.length > 2 ? text.includes(word) : startsAWord(text, word)))
  }
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!letterOrDigit.test(text.charAt(at - 1))) return true
  }
  return false
}
