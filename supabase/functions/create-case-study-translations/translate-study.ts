import { caseStudyFields, type FieldName, type VersionContent } from '../_shared/contracts/case-study.ts'
import { TranslationError, type Format, type TargetLanguage, type Translator } from './deepl.ts'
import { hasSameMarkup, textOfHtml } from './html-markup.ts'

/** A version with such a problem is created as a draft, even if the English version is published (D27, D45). */
export type DraftReason = 'html_changed' | 'unexpected_characters' | 'unchanged'

type TranslatedText = { field: FieldName; format: Format; source: string; translation: string }

/** DeepL accepts requests of at most 128 KiB, including the context and the parameters. */
export const maxSourceBytes = 100 * 1024

export const jsonBytes = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).byteLength

export async function translateStudy(
  english: VersionContent,
  language: TargetLanguage,
  translate: Translator,
): Promise<{ version: VersionContent; draftReason: DraftReason | undefined }> {
  const sources = caseStudyFields
    .filter((field) => field.translated)
    .map(({ name, kind }) => ({ field: name, format: kind, source: english[name] ?? '' }))
    .filter(({ source, format }) => visibleText(source, format) !== '')
  // Checks all sizes before the first request, because DeepL charges for every character.
  sources.forEach(requireSize)

  const context = [english.client_name, english.title, english.excerpt].join('. ')
  // All plain texts fit into one request. An HTML text may be as large as a request may be.
  const plain = sources.filter(({ format }) => format === 'text')
  const requests = [plain, ...sources.filter(({ format }) => format === 'html').map((html) => [html])]
  const translated: TranslatedText[] = []
  for (const request of requests) {
    const [first] = request
    if (!first) continue
    const task = { texts: request.map(({ source }) => source), format: first.format, language, context }
    const translations = await translate(task)
    for (const [index, text] of request.entries()) {
      translated.push({ ...text, translation: requireUsable(text, translations[index] ?? '') })
    }
  }
  const texts = Object.fromEntries(translated.map(({ field, translation }) => [field, translation]))
  const draftReason = findDraftReason(translated)
  const published = english.published && !draftReason
  return { version: { ...english, ...texts, language, published }, draftReason }
}

function requireSize({ field, source }: { field: FieldName; source: string }) {
  const size = jsonBytes(source)
  if (size <= maxSourceBytes) return
  const message = `the field ${field} is too large to translate: ${size} bytes, the limit is ${maxSourceBytes}`
  throw new TranslationError('source_too_large', { message, cause: new Error(message) })
}

function requireUsable({ field, format }: { field: FieldName; format: Format }, translation: string): string {
  // Postgres can store neither a NUL character nor half of a surrogate pair.
  if (visibleText(translation, format) !== '' && !/\0|\p{Surrogate}/u.test(translation)) return translation
  const cause = new Error(`the translation of ${field} is empty or cannot be stored`)
  throw new TranslationError('translation_unusable', { cause })
}

function findDraftReason(texts: readonly TranslatedText[]): DraftReason | undefined {
  if (texts.some(hasOtherMarkup)) return 'html_changed'
  if (texts.some(hasUnexpectedCharacters)) return 'unexpected_characters'
  if (texts.some((text) => isUnchanged(text) && isLong(text)) || texts.every(isUnchanged)) return 'unchanged'
  return undefined
}

/** In a plain text, the page would show these characters. */
const markup = /<[a-z/!?]|&(#\w+|[a-z]+\d*);/i

function hasOtherMarkup({ format, source, translation }: TranslatedText): boolean {
  if (format === 'html') return !hasSameMarkup(source, translation)
  return markup.test(translation) && !markup.test(source)
}

const invisible = /[^\P{Cc}\t\n\r]|[\u202a-\u202e\u2066-\u2069]/u

const hasUnexpectedCharacters = ({ source, translation }: TranslatedText) =>
  invisible.test(translation) && !invisible.test(source)

const visibleText = (text: string, format: Format) =>
  format === 'html' ? textOfHtml(text) : text.replace(/\s+/g, ' ').trim()

const isUnchanged = ({ format, source, translation }: TranslatedText) =>
  visibleText(source, format) === visibleText(translation, format)

/** A shorter text, such as a name, can be the same in two languages. */
const isLong = ({ format, source }: TranslatedText) => visibleText(source, format).split(' ').length >= 5
