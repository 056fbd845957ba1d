import { setTimeout } from 'node:timers/promises'

import * as z from 'zod/mini'

import { keysOf } from '../_shared/contracts/records.ts'
import { deeplUrl, type DeeplEnvironment } from './environment.ts'

/** The languages that English versions are translated into (D8), with the codes of DeepL. */
const languageCodes = { sk: 'SK', cz: 'CS', de: 'DE' }
export type TargetLanguage = keyof typeof languageCodes
export const targetLanguages = keysOf(languageCodes)

export type Format = 'text' | 'html'

type TranslationTask = {
  texts: readonly string[]
  format: Format
  language: TargetLanguage
  /** Is not translated, but improves the translation of short texts. */
  context: string
}

/** Asks for the formal form of address (D10). Rejects with TranslationError. */
export type Translator = (task: TranslationTask) => Promise<string[]>

export type TranslationErrorCode =
  | 'quota_exceeded'
  | 'translation_key_refused'
  | 'translation_unavailable'
  | 'translation_refused'
  | 'translation_unusable'
  | 'source_too_large'
  | 'time_limit'
  | 'internal_error'
  | 'too_long'
  | 'not_saved'

export class TranslationError extends Error {
  readonly code: TranslationErrorCode
  /** True if further versions would probably fail in the same way. */
  readonly endsRun: boolean

  constructor(code: TranslationErrorCode, details: { endsRun: boolean; cause?: unknown }) {
    super(code, { cause: details.cause })
    this.code = code
    this.endsRun = details.endsRun
  }
}

const maxAttempts = 4
const errorCodes: Partial<Record<number, TranslationErrorCode>> = {
  401: 'translation_key_refused',
  403: 'translation_key_refused',
  // The request has more than 128 KiB.
  413: 'source_too_large',
  456: 'quota_exceeded',
}
const responseSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Resolves earlier if the signal is aborted. */
export const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  setTimeout(milliseconds, undefined, { signal }).catch(() => undefined)

/**
 * Repeats a request if DeepL responds with 429 or 5xx or does not respond. Starts no request after `deadline`. Tests
 * pass a `wait` that does not wait.
 */
export function createDeeplTranslator(
  environment: DeeplEnvironment,
  deadline: AbortSignal,
  wait = waitFor,
): Translator {
  const { DEEPL_API_KEY: key, DEEPL_TIMEOUT_MS: timeout, DEEPL_RETRY_MS: retryDelay } = environment
  return async (task) => {
    let cause: unknown
    for (let attempt = 0; attempt < maxAttempts && !deadline.aborted; attempt += 1) {
      try {
        const response = await fetch(`${deeplUrl(environment)}/v2/translate`, {
          method: 'POST',
          headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
          body: JSON.stringify(parametersOf(task)),
          // Following a redirect could send the texts to another server.
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        })
        const body = await response.text()
        if (response.ok) return readTranslations(body, task)
        cause = errorOf(response)
      } catch (error) {
        cause = error
      }
      if (cause instanceof TranslationError) throw cause
      if (attempt < maxAttempts - 1) await wait(retryDelay * 2 ** attempt, deadline)
    }
    const code = deadline.aborted ? 'time_limit' : 'translation_unavailable'
    throw new TranslationError(code, { endsRun: true, cause })
  }
}

const parametersOf = ({ texts, language, format, context }: TranslationTask) => ({
  text: texts,
  source_lang: 'EN',
  target_lang: languageCodes[language],
  // DeepL ignores `prefer_more` for languages in which it cannot choose the form of address, such as Czech.
  formality: 'prefer_more',
  context,
  ...(format === 'html' && { tag_handling: 'html' }),
})

/** Returns a TranslationError if repeating the request would not help. */
function errorOf({ status }: Response): Error {
  const cause = new Error(`DeepL responded with status ${status}`)
  if (status === 429 || status >= 500) return cause
  const code = status < 400 ? 'translation_unavailable' : (errorCodes[status] ?? 'translation_refused')
  const endsRun = code !== 'translation_refused' && code !== 'source_too_large'
  return new TranslationError(code, { endsRun, cause })
}

function readTranslations(body: string, { texts }: TranslationTask): string[] {
  try {
    const { translations } = responseSchema.parse(JSON.parse(body))
    if (translations.length !== texts.length) throw new Error('unexpected number of translations')
    return translations.map(({ text }) => text.trim())
  } catch (cause) {
    throw new TranslationError('translation_unusable', { endsRun: false, cause })
  }
}
