/** Everything below U+00C0 and from U+2000 to U+206F separates words, except `a` to `z`, digits, `+` and `#`. */
const SEPARATORS = /[^a-z0-9+#\u00c0-\u1fff\u2070-\u{10ffff}]+/gu
const UMLAUTS = /([aou])\u0308/g
const DIACRITICS = /[\u0300-\u036f]/g

/** Two words that are searched as one word, so that `go-live` does not contain the language Go. */
const COMPOUNDS = /\b(back|front|full|go)[ -](end|live|stack)\b/g

/** A word with at most this length matches only a whole word: `Go` does not match `goal`. */
const SHORT_WORD = 3

const decompose = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss')

const separateWords = (text: string) =>
  ` ${text} `
    .replace(DIACRITICS, '')
    .replace(COMPOUNDS, '$1$2')
    .replaceAll('.net', ' dotnet')
    .replace(SEPARATORS, ' ')

/**
 * Lower-case words with a space before and after each. A text with umlauts is repeated with `ae`, `oe` and `ue`. Must
 * return the same as the database function `private.searchable_text`.
 */
export function searchableText(text: string): string {
  const plain = decompose(text)
  const spelled = plain.replace(UMLAUTS, '$1e')
  return separateWords(spelled === plain ? plain : `${plain} ${spelled}`)
}

/** Parts of `searchableText`, one for each word of the query (D12, D37). Ignores words of only `+` and `#`. */
export function searchTerms(query: string): string[] {
  const words = separateWords(decompose(query)).split(' ')
  return words
    .filter((word) => /[^+#]/.test(word))
    .map((word) => (word.length > SHORT_WORD ? ` ${word}` : ` ${word} `))
}

export function textSearch(query: string): (texts: readonly (string | null)[]) => boolean {
  const terms = searchTerms(query)
  return (texts) => {
    const text = searchableText(texts.join('\n'))
    return terms.every((term) => text.includes(term))
  }
}
