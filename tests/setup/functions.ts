import { randomUUID } from 'node:crypto'

import { expect, vi } from 'vitest'

import { contactWithoutFormType } from '../../supabase/functions/_shared/contracts/testing/sample-enquiries.ts'
import { startEdgeFunctions } from '../../supabase/local/edge-functions.ts'
import { localKeys } from '../../supabase/local/local-config.ts'
import type { startBackendServer } from './backend-server.ts'
import { sharedBackendServer } from './shared-backend.ts'
import { startTcpForwarder } from './tcp-forwarder.ts'

export const ourOrigin = 'https://www.example.com'
export const mailFrom = 'website@example.com'
export const mailTo = 'office@example.com'
const retrySecret = 'a secret of the tests'

export const goodEnquiry = contactWithoutFormType

export const backendEnvironment = (url: string) => ({
  SUPABASE_URL: url,
  PROJECT_TIMEOUT_MS: '60000',
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: localKeys().publishable }),
  SUPABASE_SECRET_KEYS: JSON.stringify({ default: localKeys().secret }),
})

/** Returns the environment of `send-contact-email`, with limits that the tests do not reach on a busy machine. */
export const functionEnvironment = (smtpPort: number, backendUrl: string) => ({
  ...backendEnvironment(backendUrl),
  ALLOWED_ORIGINS: `${ourOrigin},https://example.com`,
  RATE_LIMIT_PER_SENDER: '1000',
  RATE_LIMIT_PER_NETWORK: '1000',
  RATE_LIMIT_TOTAL: '10000',
  RETRY_SECRET: retrySecret,
  SMTP_HOST: '127.0.0.1',
  SMTP_PORT: String(smtpPort),
  SMTP_USER: 'someone',
  SMTP_PASS: 'secret',
  SMTP_TIMEOUT_MS: '60000',
  MAIL_FROM: `Tidebridge <${mailFrom}>`,
  MAIL_TO: mailTo,
})

type Sending = {
  headers?: Record<string, string>
  body?: BodyInit | null
  path?: string
  /** The IP address of the caller. With null, the function gets no header `cf-connecting-ip`. */
  ipAddress?: string | null
}

/**
 * Starts the function `send-contact-email` in Deno. The function sends mails to the SMTP server at `smtpPort`.
 * `environment` adds or replaces environment variables of the function. `lines` contains its log.
 */
export async function startFunctions(
  { smtpPort, backendUrl }: { smtpPort: number; backendUrl: string },
  environment: Record<string, string> = {},
) {
  const lines: string[] = []
  const functions = startEdgeFunctions({
    only: 'send-contact-email',
    environment: { ...functionEnvironment(smtpPort, backendUrl), ...environment },
    log: (line) => lines.push(line),
  })

  const send = async ({ headers = {}, body = null, path = '', ipAddress = '203.0.113.7' }: Sending) => {
    const url = `https://backend.example.com/functions/v1/send-contact-email${path}`
    const length = typeof body === 'string' && { 'content-length': String(Buffer.byteLength(body)) }
    const allHeaders = { 'content-type': 'application/json', ...length, ...headers }
    const response = await functions.handle(
      new Request(url, { method: 'POST', headers: allHeaders, body }),
      ipAddress,
    )
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text && (JSON.parse(text) as unknown) }
  }
  const post = (payload: unknown, key: string = randomUUID()) =>
    send({ headers: { origin: ourOrigin }, path: `?idempotency-key=${key}`, body: JSON.stringify(payload) })
  /** Sends the request that a scheduled job of the database sends every minute (docs/decisions/0048). */
  const retry = () => send({ path: '/retry', headers: { 'x-retry-secret': retrySecret } })

  return { lines, send, post, retry, close: () => functions.close() }
}

/**
 * Starts a process of `send-contact-email` that uses the shared backend. `forwardTo` connects it to another SMTP server
 * from now on.
 */
export async function startForwardedFunctions(environment: Record<string, string> = {}) {
  const [backend, forwarder] = await Promise.all([sharedBackendServer(), startTcpForwarder()])
  const endpoints = { smtpPort: forwarder.port, backendUrl: backend.url }
  const functions = await startFunctions(endpoints, environment)
  const close = async () => {
    await functions.close()
    await forwarder.close()
  }
  return { backend, functions, forwardTo: forwarder.forwardTo, close }
}

let shared: ReturnType<typeof startForwardedFunctions> | undefined

/** Returns a process of `send-contact-email` that all test files of this Vitest worker share. */
export async function sharedFunctions() {
  await sharedBackendServer()
  shared ??= startForwardedFunctions()
  return shared
}

type Querying = Pick<Awaited<ReturnType<typeof startBackendServer>>, 'query'>

export const submissions = ({ query }: Querying) =>
  query('select id, form, state, payload, attempts from public.submissions order by created_at, id')

/** A busy machine needs more time than `vi.waitFor` has by default. */
export const patience = { timeout: 60_000, interval: 20 }

/** Does not read the payloads, because reading a large CV every 20 ms would keep the backend too busy. */
export const nothingPending = ({ query }: Querying) =>
  vi.waitFor(async () => {
    const pending = await query(`select id, attempts from public.submissions where state = 'pending'`)
    expect(pending, 'waiting to be mailed').toEqual([])
  }, patience)

export const makeSubmissionsDue = ({ query }: Querying) =>
  query(`update public.submissions set due_at = now()`)
