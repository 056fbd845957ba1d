import type { Language } from '@/i18n/languages'

const NBSP = '\u00A0'

/**
 * After 48, 1,800, 1000+ or 30.8.2022, but not before a word of eight or more letters. An end tag may be between number
 * and space.
 */
const afterNumber = /(?<![\p{L}\d])(\d(?:[\d.,:–-]*\d)?\+?(?:<\/\w+>)?) (?=\S)(?!\p{L}{8})/gu
/** Inside `2 – 3`. `afterNumber` has already bound the space before the dash. */
const insideRange = /(\d\u00A0–) (?=\d)/g
/** Inside `9. deň`. */
const afterOrdinal = /(?<![\p{L}\d.])(\d{1,2}\.) (?=\p{L})/gu
/** Not after the name of an HTML tag, as in `<a href>`. */
const afterEnglishWord = /(?<![\p{L}\d<’'])([aI]) (?=\S)/giu
const afterSlavicWord = /(?<![\p{L}\d<’'])([aikosuvz]) (?=\S)/giu
/** Inside `do 5` and `za 2`. */
const beforeNumber = /(?<![\p{L}\d<])(\p{L}{2}) (?=(?:<\w+>)?\d)/gu

const slavic = [afterNumber, insideRange, afterOrdinal, afterSlavicWord, beforeNumber]

const spaces: Record<Language, RegExp[]> = {
  en: [afterNumber, insideRange, afterEnglishWord],
  sk: slavic,
  cz: slavic,
  de: [afterNumber, insideRange, afterOrdinal],
}

/** For titles and plain texts from the database. Catalogues are stored with non-breaking spaces. */
export const bindShortWords = (text: string, language: Language): string =>
  spaces[language].reduce((bound, space) => bound.replace(space, `$1${NBSP}`), text)
