/** Everything below U+00C0 and from U+2000 to U+206F separates words, except `a` to `z`, digits and `.+#&-`. */
const SEPARATORS = /[^a-z0-9.+#&\-\u00c0-\u1fff\u2070-\u{10ffff}]+/gu
const UMLAUTS = /([aou])\u0308/g
const DIACRITICS = /[\u0300-\u036f]/g
const LETTER_AFTER_PUNCTUATION = /([.+#&-])(?=[^ .+#&-])/g
const ONLY_PUNCTUATION = /^[.+#&-]+$/

/** Shorter words match only at the start of a word: `Go` does not match `Django`. */
const SHORT_WORD = 2

const decompose = (text: string) => text.normalize('NFKD').toLowerCase().replaceAll('ß', 'ss')

const separateWords = (text: string) => ` ${text} `.replace(DIACRITICS, '').replace(SEPARATORS, ' ')

const markWordStarts = (text: string) => text.replace(LETTER_AFTER_PUNCTUATION, '$1 ')

/** With `ae`, `oe`, `ue` for umlauts. Must equal the database function `private.searchable_text`. */
export function searchableText(text: string): string {
  const plain = decompose(text)
  const spelled = plain.replace(UMLAUTS, '$1e')
  return markWordStarts(separateWords(spelled === plain ? plain : `${plain} ${spelled}`))
}

/** One for each word (D12, D37). Ignores lone punctuation such as `&`. */
export function searchTerms(query: string): string[] {
  const parts = separateWords(decompose(query)).split(' ').filter(Boolean)
  const words = parts.filter((part) => !ONLY_PUNCTUATION.test(part))
  return (words.length > 0 ? words : parts).map(
    (word) => (word.length > SHORT_WORD ? '' : ' ') + markWordStarts(word),
  )
}

export function textSearch(query: string): (texts: readonly (string | null)[]) => boolean {
  const terms = searchTerms(query)
  return (texts) => {
    const text = searchableText(texts.join('\n'))
    return terms.every((term) => text.includes(term))
  }
}
