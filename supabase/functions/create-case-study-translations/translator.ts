/** The languages that English versions are translated into, as in `case_studies.language`. Czech is `cz` (D8). */
export const targetLanguages = ['sk', 'cz', 'de'] as const
export type TargetLanguage = (typeof targetLanguages)[number]

export type TranslationTask = {
  /** The English texts. Each text has visible characters and a size of at most {@link maxSourceBytes}. */
  texts: readonly string[]
  format: 'text' | 'html'
  language: TargetLanguage
  /** A text about the subject of `texts`. It is not translated, but improves the translation of short texts. */
  context: string
}

/**
 * Translates English texts and returns the translations in the same order. Asks for the formal form of address (D10).
 * Starts no request after `deadline` is aborted.
 * @throws TranslationError
 */
export type Translator = (task: TranslationTask, deadline: AbortSignal) => Promise<string[]>

/**
 * Maximum size of one text, measured with {@link jsonBytes}. DeepL accepts requests of at most 128 KiB, and a request
 * also contains the context and the parameters.
 */
export const maxSourceBytes = 100 * 1024

export const jsonBytes = (text: string): number => new TextEncoder().encode(JSON.stringify(text)).byteLength

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

type Details = { endsRun?: boolean; message?: string; cause?: unknown }

export class TranslationError extends Error {
  readonly code: TranslationErrorCode
  /** True if the error would also make all further versions fail. Then the run starts no further version. */
  readonly endsRun: boolean
  /** A message in English for the administrator. If undefined, the admin area shows a text for the `code`. */
  readonly publicMessage: string | undefined

  constructor(code: TranslationErrorCode, { endsRun = false, message, cause }: Details = {}) {
    super(code, { cause })
    this.code = code
    this.endsRun = endsRun
    this.publicMessage = message
  }
}
