import { hasSameMarkup, textOf } from './html-tags.ts'
import type { Study, StudyVersion } from './study.ts'
import { TranslationFault, type TargetLanguage, type TranslationTask, type Translator } from './translator.ts'

const textFields = ['title', 'excerpt', 'category', 'testimonial_text', 'testimonial_author_role'] as const
const htmlFields = ['content', 'about_company'] as const
type Field = (typeof textFields)[number] | (typeof htmlFields)[number]
type Format = TranslationTask['format']

/**
 * A version of an English study: its texts translated, all else as in English. Where HTML came back with other
 * markup, it is a draft and `isIntact` is false (D27). Rejects with a {@link TranslationFault}, also when a text
 * came back empty.
 */
export async function translateStudy(
  english: Study,
  language: TargetLanguage,
  translator: Translator,
  deadline: AbortSignal,
): Promise<{ version: StudyVersion; isIntact: boolean }> {
  const translate = async (fields: readonly Field[], format: Format) => {
    const given = fields.filter((field) => hasText(english[field], format))
    if (given.length === 0) return {}
    const texts = given.map((field) => english[field] ?? '')
    const answer = await translator({ texts, format, language, context: contextOf(english) }, deadline)
    if (!answer.every((text) => hasText(text, format))) {
      throw new TranslationFault('translation_unusable', { cause: new Error('an empty text') })
    }
    return Object.fromEntries(given.map((field, index) => [field, answer[index]]))
  }

  const version: StudyVersion = {
    ...english,
    ...(await translate(textFields, 'text')),
    ...(await translate(htmlFields, 'html')),
    language,
  }
  const isIntact = htmlFields.every((field) => hasSameMarkup(english[field] ?? '', version[field] ?? ''))
  return { version: { ...version, published: english.published && isIntact }, isIntact }
}

const contextOf = ({ client_name, title, excerpt }: Study) => [client_name, title, excerpt].join('. ')

const hasText = (text: string | null, format: Format) =>
  (format === 'html' ? textOf(text ?? '') : (text ?? '')).trim() !== ''
