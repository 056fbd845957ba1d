import { caseStudyFields, type FieldName, type VersionContent } from '../_shared/contracts/case-study.ts'
import { hasSameMarkup, stripTags } from './html-markup.ts'
import {
  jsonBytes,
  maxSourceBytes,
  TranslationError,
  type TargetLanguage,
  type TranslationTask,
  type Translator,
} from './translator.ts'

type Format = TranslationTask['format']

const translatedFields = (format: Format): FieldName[] =>
  caseStudyFields.filter((field) => field.translated && field.kind === format).map(({ name }) => name)

/**
 * Translates an English version to `language` and copies its other columns. If the translated HTML has other markup than
 * the English HTML, the version is a draft and `isIntact` is false (D27).
 * @throws TranslationError from the translator; `source_too_large` if an English text exceeds {@link maxSourceBytes};
 * `translation_unusable` if the translator returned an empty text
 */
export async function translateStudy(
  english: VersionContent,
  language: TargetLanguage,
  translator: Translator,
  deadline: AbortSignal,
): Promise<{ version: VersionContent; isIntact: boolean }> {
  const fieldsOf = (format: Format) =>
    translatedFields(format).filter((field) => hasText(english[field], format))
  // Checks all fields before the first request, because DeepL charges for every character.
  for (const field of [...fieldsOf('text'), ...fieldsOf('html')]) requireSize(field, english[field] ?? '')

  const version = { ...english, language }
  for (const format of ['text', 'html'] as const) {
    const fields = fieldsOf(format)
    if (fields.length === 0) continue
    const texts = fields.map((field) => english[field] ?? '')
    const translations = await translator({ texts, format, language, context: contextOf(english) }, deadline)
    fields.forEach((field, index) => {
      const translation = translations[index] ?? ''
      if (!hasText(translation, format)) {
        throw new TranslationError('translation_unusable', { cause: new Error(`empty text for ${field}`) })
      }
      version[field] = translation
    })
  }
  const isIntact = translatedFields('html').every((field) =>
    hasSameMarkup(english[field] ?? '', version[field] ?? ''),
  )
  return { version: { ...version, published: english.published && isIntact }, isIntact }
}

function requireSize(field: FieldName, text: string) {
  const size = jsonBytes(text)
  if (size <= maxSourceBytes) return
  const message = `the field ${field} is too large to translate: ${size} bytes, the limit is ${maxSourceBytes}`
  throw new TranslationError('source_too_large', { message, cause: new Error(message) })
}

const contextOf = ({ client_name, title, excerpt }: VersionContent) =>
  [client_name, title, excerpt].join('. ')

const hasText = (text: string | null, format: Format) =>
  (format === 'html' ? stripTags(text ?? '') : (text ?? '')).trim() !== ''
