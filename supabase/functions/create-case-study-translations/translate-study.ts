import { caseStudyFields, type FieldName, type VersionContent } from '../_shared/contracts/case-study.ts'
import { hasSameMarkup, textOf } from './html-tags.ts'
import { TranslationFault, type TargetLanguage, type TranslationTask, type Translator } from './translator.ts'

type Format = TranslationTask['format']

const translatedFields = (format: Format): FieldName[] =>
  caseStudyFields.filter((field) => 'translated' in field && field.kind === format).map(({ name }) => name)

/**
 * Returns a version of an English study with its texts translated and everything else copied. If the translated HTML
 * has other markup than the English HTML, the version is a draft and `isIntact` is false (D27).
 * @throws TranslationFault from the translator, or `translation_unusable` if it returned an empty text
 */
export async function translateStudy(
  english: VersionContent,
  language: TargetLanguage,
  translator: Translator,
  deadline: AbortSignal,
): Promise<{ version: VersionContent; isIntact: boolean }> {
  const version = { ...english, language }
  for (const format of ['text', 'html'] as const) {
    const fields = translatedFields(format).filter((field) => hasText(english[field], format))
    if (fields.length === 0) continue
    const texts = fields.map((field) => english[field] ?? '')
    const translations = await translator({ texts, format, language, context: contextOf(english) }, deadline)
    fields.forEach((field, index) => {
      const translation = translations[index] ?? ''
      if (!hasText(translation, format)) {
        throw new TranslationFault('translation_unusable', { cause: new Error('an empty text') })
      }
      version[field] = translation
    })
  }
  const isIntact = translatedFields('html').every((field) =>
    hasSameMarkup(english[field] ?? '', version[field] ?? ''),
  )
  return { version: { ...version, published: english.published && isIntact }, isIntact }
}

const contextOf = ({ client_name, title, excerpt }: VersionContent) =>
  [client_name, title, excerpt].join('. ')

const hasText = (text: string | null, format: Format) =>
  (format === 'html' ? textOf(text ?? '') : (text ?? '')).trim() !== ''
