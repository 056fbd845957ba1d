import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'

import * as z from 'zod/mini'

import { TranslationError, type TranslationTask, type Translator } from './translator.ts'

type DeeplOptions = {
  key: string
  url: string
  timeoutMs: number
  retryDelayMs: number
  /** Tests pass a function that does not wait. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

const maxAttempts = 4
const maxRetryAfterMs = 30_000
const languageCodes = { sk: 'SK', cz: 'CS', de: 'DE' }
const errorCodes: Partial<Record<number, TranslationError['code']>> = {
  401: 'translation_key_refused',
  403: 'translation_key_refused',
  456: 'quota_exceeded',
}
const responseSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

const waitFor = (milliseconds: number, signal: AbortSignal) =>
  Promise.race([setTimeout(milliseconds), once(signal, 'abort')])

/** Repeats a request if DeepL responds with 429 or 5xx or cannot be reached (D28). */
export function createDeeplTranslator(options: DeeplOptions): Translator {
  const { retryDelayMs, wait = waitFor } = options
  return async (task, deadline) => {
    let cause: unknown
    for (let attempt = 0; attempt < maxAttempts && !deadline.aborted; attempt += 1) {
      const result = await attemptRequest(options, task)
      if ('translations' in result) return result.translations
      cause = result.cause
      const delay = Math.max(retryDelayMs * 2 ** attempt, Math.min(result.retryAfterMs, maxRetryAfterMs))
      if (attempt < maxAttempts - 1) await wait(delay, deadline)
    }
    const code = deadline.aborted ? 'time_limit' : 'translation_unavailable'
    throw new TranslationError(code, { endsRun: true, cause })
  }
}

/** Returns the cause of an error after which a retry may succeed. Rejects with any other error. */
async function attemptRequest(
  { key, url, timeoutMs }: DeeplOptions,
  task: TranslationTask,
): Promise<{ translations: string[] } | { cause: unknown; retryAfterMs: number }> {
  let response: Response
  let body: string
  try {
    response = await fetch(`${url}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(parametersOf(task)),
      // Following a redirect would send the texts to another server.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    body = await response.text()
  } catch (cause) {
    return { cause, retryAfterMs: 0 }
  }
  if (response.ok) return { translations: readTranslations(body, task) }
  const { status, headers } = response
  const cause = new Error(`DeepL responded with status ${status}`)
  if (status === 429 || status >= 500) {
    return { cause, retryAfterMs: Number(headers.get('retry-after') ?? 0) * 1000 || 0 }
  }
  const code = status < 400 ? 'translation_unavailable' : errorCodes[status]
  throw new TranslationError(code ?? 'translation_refused', { endsRun: code !== undefined, cause })
}

const parametersOf = ({ texts, language, format, context }: TranslationTask) => ({
  text: texts,
  source_lang: 'EN',
  target_lang: languageCodes[language],
  // DeepL ignores `prefer_more` for a language without formal address, such as Czech.
  formality: 'prefer_more',
  context,
  ...(format === 'html' && { tag_handling: 'html' }),
})

function readTranslations(body: string, { texts }: TranslationTask): string[] {
  try {
    const { translations } = responseSchema.parse(JSON.parse(body))
    if (translations.length !== texts.length) throw new Error('unexpected number of translations')
    return texts.map((text, index) => copyOuterSpace(text, translations[index]?.text ?? ''))
  } catch (cause) {
    throw new TranslationError('translation_unusable', { cause })
  }
}

/** DeepL may remove the outer white space of a text. */
const copyOuterSpace = (source: string, translation: string) =>
  (/^\s*/.exec(source)?.[0] ?? '') + translation.trim() + (/\s*$/.exec(source)?.[0] ?? '')
