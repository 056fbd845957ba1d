/** The languages that are translated into, by their names in addresses and in the database (D8). */
export const targetLanguages = ['sk', 'cz', 'de'] as const
export type TargetLanguage = (typeof targetLanguages)[number]

/** Some English texts that belong together. */
export type TranslationTask = {
  /** Each of any length; none is blank. */
  texts: readonly string[]
  format: 'text' | 'html'
  language: TargetLanguage
  /** What the texts are about: helps with short ones, is not translated itself. */
  context: string
}

/**
 * Translates from English with formal address (D10); answers one text for each, in their order. Rejects with a
 * {@link TranslationFault}. Once `deadline` is aborted no further request is made.
 */
export type Translator = (task: TranslationTask, deadline: AbortSignal) => Promise<string[]>

/** Why a language version was not made; the admin page words it. */
export type FailureCode =
  /** The translation service: */
  | 'quota_exceeded'
  | 'translation_key_refused'
  | 'translation_unavailable'
  | 'translation_refused'
  | 'translation_unusable'
  /** This run: */
  | 'time_limit'
  | 'internal_error'
  /** The database: */
  | 'too_long'
  | 'not_saved'

export class TranslationFault extends Error {
  readonly code: FailureCode
  /** Whether the next version would fail for the same reason, so that trying it is no use. */
  readonly endsRun: boolean

  constructor(code: FailureCode, { endsRun = false, cause }: { endsRun?: boolean; cause?: unknown } = {}) {
    super(code, { cause })
    this.code = code
    this.endsRun = endsRun
  }
}
