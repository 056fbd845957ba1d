import * as z from 'zod/mini'

import { TranslationFault } from './translator.ts'

export type Service = {
  key: string
  /** Address without a path, such as `https://api.deepl.com`. */
  url: string
  /** How long one answer may take, in milliseconds. */
  timeout: number
  /** What to wait before the second attempt, in milliseconds; doubled before each further one. */
  retryDelay: number
  /** Waits, less long when the signal is aborted. */
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

const maxAttempts = 4
/** What the service may ask us to wait at most. */
const maxDelay = 30_000

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

type Attempt = { texts: string[] } | { cause: unknown; retryAfter: number }

/**
 * Has some texts translated. A service that is out of reach or busy is asked again, four times in all, with growing
 * waits or the one that it asks for; then it counts as unavailable. Rejects with a {@link TranslationFault}.
 */
export async function request(
  service: Service,
  body: { text: string[] } & Record<string, unknown>,
  deadline: AbortSignal,
): Promise<string[]> {
  const { retryDelay, wait = waitFor } = service
  let cause: unknown
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (deadline.aborted) break
    const result = await ask(service, body)
    if ('texts' in result) return result.texts
    cause = result.cause
    const delay = Math.max(retryDelay * 2 ** attempt, Math.min(result.retryAfter, maxDelay))
    if (attempt + 1 < maxAttempts) await wait(delay, deadline)
  }
  throw new TranslationFault(deadline.aborted ? 'time_limit' : 'translation_unavailable', {
    endsRun: true,
    cause,
  })
}

async function ask({ key, url, timeout }: Service, body: { text: string[] }): Promise<Attempt> {
  try {
    const response = await fetch(`${url}/v2/translate`, {
      method: 'POST',
      headers: { authorization: `DeepL-Auth-Key ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
    })
    const answer = await response.text()
    if (response.ok) return { texts: readTexts(answer, body.text.length) }
    const status = new Error(`the translation service answered ${response.status}`)
    if (response.status === 429 || response.status >= 500) {
      return { cause: status, retryAfter: readDelay(response.headers.get('retry-after')) }
    }
    throw refusal(response.status, status)
  } catch (cause) {
    if (cause instanceof TranslationFault) throw cause
    return { cause, retryAfter: 0 }
  }
}

function refusal(status: number, cause: Error): TranslationFault {
  // 456 is the service's own status.
  if (status === 456) return new TranslationFault('quota_exceeded', { endsRun: true, cause })
  if (status === 401 || status === 403) {
    return new TranslationFault('translation_key_refused', { endsRun: true, cause })
  }
  return new TranslationFault('translation_refused', { cause })
}

function readTexts(answer: string, count: number): string[] {
  const parsed = answerSchema.safeParse(parseJson(answer))
  if (!parsed.success || parsed.data.translations.length !== count) {
    throw new TranslationFault('translation_unusable', { cause: new Error('an answer that cannot be read') })
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

/** Milliseconds of a `Retry-After`, which holds seconds or a date; 0 when it holds neither. */
function readDelay(value: string | null): number {
  const delay = /^\d+$/.test(value ?? '') ? Number(value) * 1000 : Date.parse(value ?? '') - Date.now()
  return Number.isNaN(delay) ? 0 : delay
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, milliseconds)
    signal.addEventListener('abort', done)
  })
}
