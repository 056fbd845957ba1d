import { caseStudyFields, type FieldName, type VersionContent } from '../_shared/contracts/case-study.ts'
import { TranslationError, type Format, type TargetLanguage, type Translator } from './deepl.ts'
import { hasSameMarkup, textOfHtml } from './html-markup.ts'

/** A version with such a problem is created as a draft, even if the English version is published (D27, D45). */
export type DraftReason = 'html_changed' | 'unchanged'

type TranslatedText = { field: FieldName; format: Format; source: string; translation: string }

export async function translateStudy(
  english: VersionContent,
  language: TargetLanguage,
  translate: Translator,
): Promise<{ version: VersionContent; draftReason: DraftReason | undefined }> {
  const sources = caseStudyFields
    .filter((field) => field.translated)
    .map(({ name, kind }) => ({ field: name, format: kind, source: english[name] ?? '' }))
    .filter(({ source, format }) => visibleText(source, format) !== '')
  const context = [english.client_name, english.title, english.excerpt].join('. ')
  // All plain texts fit into one request. A long HTML text can fill a request of its own.
  const plain = sources.filter(({ format }) => format === 'text')
  const requests = [plain, ...sources.filter(({ format }) => format === 'html').map((html) => [html])]
  const translated: TranslatedText[] = []
  for (const request of requests) {
    const [first] = request
    if (!first) continue
    const task = { texts: request.map(({ source }) => source), format: first.format, language, context }
    const translations = await translate(task)
    for (const [index, text] of request.entries()) {
      const translation = translations[index] ?? ''
      if (visibleText(translation, text.format) === '') {
        const cause = new Error(`the translation of ${text.field} is empty`)
        throw new TranslationError('translation_unusable', { endsRun: false, cause })
      }
      translated.push({ ...text, translation })
    }
  }
  const texts = Object.fromEntries(translated.map(({ field, translation }) => [field, translation]))
  const draftReason = findDraftReason(translated)
  const published = english.published && !draftReason
  return { version: { ...english, ...texts, language, published }, draftReason }
}

function findDraftReason(texts: readonly TranslatedText[]): DraftReason | undefined {
  if (texts.some(hasOtherMarkup)) return 'html_changed'
  if (texts.some((text) => isUnchanged(text) && isLong(text)) || texts.every(isUnchanged)) return 'unchanged'
  return undefined
}

/** In a plain text, the page would show these characters. */
const markup = /<[a-z/!?]|&(#\w+|[a-z]+\d*);/i

function hasOtherMarkup({ format, source, translation }: TranslatedText): boolean {
  if (format === 'html') return !hasSameMarkup(source, translation)
  return markup.test(translation) && !markup.test(source)
}

const visibleText = (text: string, format: Format) =>
  format === 'html' ? textOfHtml(text) : text.replace(/\s+/g, ' ').trim()

const isUnchanged = ({ format, source, translation }: TranslatedText) =>
  visibleText(source, format) === visibleText(translation, format)

/** A shorter text, such as a name, can be the same in two languages. */
const isLong = ({ format, source }: TranslatedText) => visibleText(source, format).split(' ').length >= 5
