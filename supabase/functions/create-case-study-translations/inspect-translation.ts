import type { FieldName } from '../_shared/contracts/case-study.ts'
import { hasSameMarkup, textOfHtml } from './html-markup.ts'

export type Format = 'text' | 'html'

/**
 * A problem in a machine translation. A version with a problem is created as a draft, even if the English version is
 * published (D27, D45).
 */
export type DraftReason = 'html_changed' | 'unexpected_characters' | 'unchanged'

export type TranslatedText = { field: FieldName; format: Format; source: string; translation: string }

export function findDraftReason(texts: readonly TranslatedText[]): DraftReason | undefined {
  if (texts.some(hasOtherMarkup)) return 'html_changed'
  if (texts.some(hasUnexpectedCharacters)) return 'unexpected_characters'
  if (texts.some(isUnchanged) || texts.every(isEqual)) return 'unchanged'
  return undefined
}

/** Matches the start of a tag or of a comment, or an entity. In a plain text, the page would show these characters. */
const markup = /<[a-z/!?]|&(#\w+|[a-z]+\d*);/i

function hasOtherMarkup({ format, source, translation }: TranslatedText): boolean {
  if (format === 'html') return !hasSameMarkup(source, translation)
  return markup.test(translation) && !markup.test(source)
}

/** Matches control characters other than tab and line break, and characters that change the direction of a text. */
const invisible = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u

const hasUnexpectedCharacters = ({ source, translation }: TranslatedText) =>
  invisible.test(translation) && !invisible.test(source)

const visibleText = (text: string, format: Format) =>
  format === 'html' ? textOfHtml(text) : text.replace(/\s+/g, ' ').trim()

const isEqual = ({ format, source, translation }: TranslatedText) =>
  visibleText(source, format) === visibleText(translation, format)

const minWords = 5

/**
 * Returns whether a text of at least five words is unchanged. A shorter text can be the same in two languages, for
 * example the name of a client.
 */
const isUnchanged = (text: TranslatedText) =>
  isEqual(text) && visibleText(text.source, text.format).split(' ').length >= minWords

/** Returns whether Postgres can store the text: it has no NUL character and no half of a surrogate pair. */
export const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text)

export const hasVisibleText = (text: string | null, format: Format): boolean =>
  visibleText(text ?? '', format) !== ''
