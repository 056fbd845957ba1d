import { batchTexts } from './batch.ts'
import { requestTranslations, type DeeplOptions } from './deepl-request.ts'
import { maxSourceBytes, type TargetLanguage, type TranslationTask, type Translator } from './translator.ts'

const languageCodes: Record<TargetLanguage, string> = { sk: 'SK', cz: 'CS', de: 'DE' }

const maxTextsPerRequest = 50

/** Creates a translator that uses DeepL (D28). Sends several requests if the texts do not fit in one request. */
export function createDeeplTranslator(options: DeeplOptions): Translator {
  return async (task, deadline) => {
    const translations: string[] = []
    for (const text of batchTexts(task.texts, maxSourceBytes, maxTextsPerRequest)) {
      const body = { ...parametersOf(task), text }
      translations.push(...(await requestTranslations(options, body, deadline)))
    }
    return task.texts.map((text, index) => copyOuterSpace(text, translations[index] ?? ''))
  }
}

const parametersOf = ({ language, format, context }: TranslationTask) => ({
  source_lang: 'EN',
  target_lang: languageCodes[language],
  // Asks for the formal form of address. DeepL ignores `prefer_more` for a language without this option, such as Czech.
  formality: 'prefer_more',
  context,
  ...(format === 'html' && { tag_handling: 'html' }),
})

/** Copies the leading and trailing white space of the source to the translation, because DeepL may remove it. */
const copyOuterSpace = (source: string, translation: string) =>
  (/^\s*/.exec(source)?.[0] ?? '') + translation.trim() + (/\s*$/.exec(source)?.[0] ?? '')
