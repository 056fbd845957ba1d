export interface Numbering {
  /** As in the attribute `type` of a list. */
  type: string
  number: number
}

const digits: Readonly<Record<string, number>> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 }
const roman = /^(?=.)m{0,3}(cm|cd|d?c{0,3})(xc|xl|l?x{0,3})(ix|iv|v?i{0,3})$/

const romanNumber = (letters: string) =>
  [...letters].reduce((sum, letter, index) => {
    const value = digits[letter] ?? 0
    return value < (digits[letters[index + 1] ?? ''] ?? 0) ? sum - value : sum + value
  }, 0)

/** Word continues with `aa`, `bb` after `z`. */
const letterNumber = (letters: string) => (letters.length - 1) * 26 + letters.charCodeAt(0) - 96

/**
 * Reads the marker of a numbered item, such as `3.`, `b)`, `(IV)`, `1.2.` or `7`. Returns undefined for a bullet.
 * @param expected how the list would go on: `i.` is a letter after `h.`
 */
export function numberingOf(marker: string, expected: Numbering | undefined): Numbering | undefined {
  const text = /(\d+|[a-z]+)[.):\]]*\s*$/i.exec(marker.trim())?.[1] ?? ''
  // Word's second bullet is the letter o.
  if (!text || (text === 'o' && marker.trim() === 'o')) return undefined
  if (/\d/.test(text)) return { type: '1', number: Number(text) }
  const letters = text.toLowerCase()
  const isLower = text === letters
  const readings: Numbering[] = []
  if (roman.test(letters)) readings.push({ type: isLower ? 'i' : 'I', number: romanNumber(letters) })
  if (/^(.)\1*$/.test(letters)) readings.push({ type: isLower ? 'a' : 'A', number: letterNumber(letters) })
  const goesOn = readings.find(({ type, number }) => type === expected?.type && number === expected.number)
  // A list rarely begins with 50, 100, 500 or 1000.
  return goesOn ?? (/^[lcdm]$/.test(letters) ? readings.at(-1) : readings[0])
}
