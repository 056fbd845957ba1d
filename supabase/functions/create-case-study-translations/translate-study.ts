import { caseStudyFields, type FieldName, type VersionContent } from '../_shared/contracts/case-study.ts'
import {
  findDraftReason,
  hasVisibleText,
  isStorable,
  type DraftReason,
  type Format,
  type TranslatedText,
} from './inspect-translation.ts'
import {
  jsonBytes,
  maxSourceBytes,
  TranslationError,
  type TargetLanguage,
  type Translator,
} from './translator.ts'

const translatedFields = (format: Format): FieldName[] =>
  caseStudyFields.filter((field) => field.translated && field.kind === format).map(({ name }) => name)

/**
 * Translates an English version to `language`. Copies the columns that are not translated, also `published`. But if
 * `findDraftReason` finds a reason, the returned version is a draft (D27).
 * @throws TranslationError from the translator; `source_too_large` if an English text exceeds {@link maxSourceBytes};
 * `translation_unusable` if the translator returned a text that is empty or cannot be stored
 */
export async function translateStudy(
  english: VersionContent,
  language: TargetLanguage,
  translator: Translator,
  deadline: AbortSignal,
): Promise<{ version: VersionContent; draftReason: DraftReason | undefined }> {
  const fieldsOf = (format: Format) =>
    translatedFields(format).filter((field) => hasVisibleText(english[field], format))
  // Checks the size of all fields before the first request, because DeepL charges for every character.
  for (const field of [...fieldsOf('text'), ...fieldsOf('html')]) requireSize(field, english[field] ?? '')

  const translated: TranslatedText[] = []
  for (const format of ['text', 'html'] as const) {
    const fields = fieldsOf(format)
    if (fields.length === 0) continue
    const sources = fields.map((field) => english[field] ?? '')
    const task = { texts: sources, format, language, context: contextOf(english) }
    const translations = await translator(task, deadline)
    for (const [index, field] of fields.entries()) {
      const translation = translations[index] ?? ''
      requireUsable(field, translation, format)
      translated.push({ field, format, source: sources[index] ?? '', translation })
    }
  }
  const texts = Object.fromEntries(translated.map(({ field, translation }) => [field, translation]))
  const draftReason = findDraftReason(translated)
  const published = english.published && !draftReason
  return { version: { ...english, ...texts, language, published }, draftReason }
}

function requireSize(field: FieldName, text: string) {
  const size = jsonBytes(text)
  if (size <= maxSourceBytes) return
  const message = `the field ${field} is too large to translate: ${size} bytes, the limit is ${maxSourceBytes}`
  throw new TranslationError('source_too_large', { message, cause: new Error(message) })
}

function requireUsable(field: FieldName, translation: string, format: Format) {
  if (hasVisibleText(translation, format) && isStorable(translation)) return
  const cause = new Error(`the translation of ${field} is empty or cannot be stored`)
  throw new TranslationError('translation_unusable', { cause })
}

const contextOf = ({ client_name, title, excerpt }: VersionContent) =>
  [client_name, title, excerpt].join('. ')
