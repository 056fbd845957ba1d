import { request, type Service } from './deepl-request.ts'
import { textOf } from './html-tags.ts'
import { pack } from './batch.ts'
import { splitHtml } from './split-html.ts'
import type { TargetLanguage, TranslationTask, Translator } from './translator.ts'

const languageCodes: Record<TargetLanguage, string> = { sk: 'SK', cz: 'CS', de: 'DE' }

// The service takes 128 KiB and 50 texts in one request; what is left is for the context and the rest of the body.
const maxBytes = 100 * 1024
const maxTexts = 50

/** Translation by DeepL (D28). Long HTML is cut where blocks end; what does not fit one request goes in several. */
export function createDeepl(service: Service): Translator {
  return async (task, deadline) => {
    const pieces = task.texts.map((text) => (task.format === 'html' ? splitHtml(text, maxBytes) : [text]))
    const sent = pieces.flat().filter(isTranslatable)
    const received: string[] = []
    for (const texts of pack(sent, maxBytes, maxTexts)) {
      received.push(...(await request(service, { ...parametersOf(task), text: texts }, deadline)))
    }
    const translated = (piece: string) =>
      isTranslatable(piece) ? withSpacesOf(piece, received.shift() ?? '') : piece
    return pieces.map((parts) => parts.map(translated).join(''))
  }
}

const parametersOf = ({ language, format, context }: TranslationTask) => ({
  source_lang: 'EN',
  target_lang: languageCodes[language],
  // Ignored where the service knows no such choice.
  formality: 'prefer_more',
  context,
  ...(format === 'html' && { tag_handling: 'html' }),
})

/** Tags by themselves, as a cut leaves them, would come back damaged. */
const isTranslatable = (piece: string) => textOf(piece).trim() !== ''

/** The service trims; without the spaces the words on both sides of a cut would stick together. */
const withSpacesOf = (piece: string, translation: string) =>
  (/^\s*/.exec(piece)?.[0] ?? '') + translation.trim() + (/\s*$/.exec(piece)?.[0] ?? '')
