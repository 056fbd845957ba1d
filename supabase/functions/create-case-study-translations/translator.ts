/** The languages that English versions are translated into, as in `case_studies.language`. Czech is `cz` (D8). */
export const targetLanguages = ['sk', 'cz', 'de'] as const
export type TargetLanguage = (typeof targetLanguages)[number]

export type Format = 'text' | 'html'

export type TranslationTask = {
  texts: readonly string[]
  format: Format
  language: TargetLanguage
  /** Is not translated, but improves the translation of short texts. */
  context: string
}

/** Asks for the formal form of address (D10). Starts no request after `deadline`. Rejects with TranslationError. */
export type Translator = (task: TranslationTask, deadline: AbortSignal) => Promise<string[]>

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
  /** True if the error would also make all further versions fail. */
  readonly endsRun: boolean
  /** A message in English for the administrator. If undefined, the admin area shows a text for the `code`. */
  readonly publicMessage: string | undefined

  constructor(
    code: TranslationErrorCode,
    details: { endsRun?: boolean; message?: string; cause?: unknown } = {},
  ) {
    super(code, { cause: details.cause })
    this.code = code
    this.endsRun = details.endsRun ?? false
    this.publicMessage = details.message
  }
}
