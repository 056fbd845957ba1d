/** Folds a text for comparison: lower case, without diacritics. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** Writes umlauts with two letters, as people do whose keyboard lacks them: `Muenchen`. */
const withoutUmlauts = (text: string) =>
  text.replace(/[äöü]/gi, (letter) => `${letter}e`).replaceAll('ß', 'ss')

const letterOrDigit = /[\p{Letter}\p{Number}]/u

/**
 * Compiles a query into a function that tells whether some texts together contain every word of the query. Case and
 * diacritics do not count (D12). Words are separated by blanks, commas, semicolons and slashes (D37); a sign that stands
 * alone between words, such as `&`, is skipped. Words of one or two characters match only at the start of a word, so
 * that `Go` does not find `Django`. An empty query matches everything.
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
    const text = fold(`${plain}\n${withoutUmlauts(plain)}`)
    return wanted.every((word) => (word.length > 2 ? text.includes(word) : startsAWord(text, word)))
  }
}

function startsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!letterOrDigit.test(text.charAt(at - 1))) return true
  }
  return false
}
