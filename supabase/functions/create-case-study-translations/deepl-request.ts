import * as z from 'zod/mini'

import { TranslationError } from './translator.ts'

export type DeeplOptions = {
  key: string
  url: string
  timeoutMs: number
  retryDelayMs: number
  /** Resolves after the delay, or as soon as the signal is aborted. Tests pass a function that does not wait. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const maxAttempts = 4
const maxRetryAfterMs = 30_000
/**
 * Limits the memory that a response takes. DeepL accepts requests of at most 128 KiB, so its responses are far smaller
 * than this limit.
 */
const maxResponseBytes = 1024 * 1024

const responseSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

type Attempt = { texts: string[] } | { cause: unknown; retryAfterMs: number; timedOut: boolean }

/**
 * Requests translations from DeepL. Makes up to four attempts if DeepL responds with 429 or 5xx or cannot be reached.
 * An attempt without a response within `timeoutMs` counts twice, so that a service that never responds ends the run
 * soon. The delay between attempts grows with each attempt. A longer delay in a `Retry-After` header replaces it, up to
 * 30 seconds.
 * @throws TranslationError that ends the run: `translation_unavailable` after the last attempt or a redirect,
 * `time_limit` if `deadline` is aborted before an attempt succeeds, `quota_exceeded`, `translation_key_refused`
 * @throws TranslationError that concerns only these texts: `translation_refused`, `translation_unusable`
 */
export async function requestTranslations(
  options: DeeplOptions,
  body: { text: string[] } & Record<string, unknown>,
  deadline: AbortSignal,
): Promise<string[]> {
  const { retryDelayMs, wait = waitFor } = options
  let cause: unknown
  let attempt = 0
  while (attempt < maxAttempts && !deadline.aborted) {
    const result = await attemptRequest(options, body)
    if ('texts' in result) return result.texts
    cause = result.cause
    const delay = Math.max(retryDelayMs * 2 ** attempt, Math.min(result.retryAfterMs, maxRetryAfterMs))
    attempt += result.timedOut ? 2 : 1
    if (attempt < maxAttempts) await wait(delay, deadline)
  }
  throw new TranslationError(deadline.aborted ? 'time_limit' : 'translation_unavailable', {
    endsRun: true,
    cause,
  })
}

/**
 * Sends one request. Returns the texts, or the cause of an error after which a retry may succeed.
 * @throws TranslationError for any other error
 */
async function attemptRequest(
  { key, url, timeoutMs }: DeeplOptions,
  body: { text: string[] },
): Promise<Attempt> {
  try {
    const response = await fetch(`${url}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      // Following a redirect would send the texts to another server.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (response.ok) return { texts: parseTexts(await readText(response), body.text.length) }
    await response.body?.cancel()
    const cause = new Error(`DeepL responded with status ${response.status}`)
    if (response.status === 429 || response.status >= 500) {
      const retryAfterMs = parseRetryAfter(response.headers.get('retry-after'))
      return { cause, retryAfterMs, timedOut: false }
    }
    throw statusError(response.status, cause)
  } catch (cause) {
    if (cause instanceof TranslationError) throw cause
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError'
    return { cause, retryAfterMs: 0, timedOut }
  }
}

/** @throws TranslationError `translation_unusable` if the body exceeds {@link maxResponseBytes} */
async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > maxResponseBytes) {
      throw new TranslationError('translation_unusable', { cause: new Error('the response is too large') })
    }
    text += decoder.decode(chunk, { stream: true })
  }
  return text
}

function statusError(status: number, cause: Error): TranslationError {
  if (status < 400) return new TranslationError('translation_unavailable', { endsRun: true, cause })
  if (status === 456) return new TranslationError('quota_exceeded', { endsRun: true, cause })
  if (status === 401 || status === 403) {
    return new TranslationError('translation_key_refused', { endsRun: true, cause })
  }
  return new TranslationError('translation_refused', { cause })
}

function parseTexts(json: string, count: number): string[] {
  const parsed = responseSchema.safeParse(parseJson(json))
  if (!parsed.success || parsed.data.translations.length !== count) {
    throw new TranslationError('translation_unusable', { cause: new Error('unexpected response body') })
  }
  return parsed.data.translations.map(({ text }) => text)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Converts a `Retry-After` header (seconds or a date) to milliseconds. Returns 0 for a missing or invalid header. */
function parseRetryAfter(value: string | null): number {
  const delay = /^\d+$/.test(value ?? '') ? Number(value) * 1000 : Date.parse(value ?? '') - Date.now()
  return Number.isNaN(delay) ? 0 : delay
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const timer = setTimeout(finish, milliseconds)
    signal.addEventListener('abort', finish)
  })
}
