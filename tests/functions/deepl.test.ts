import { getEventListeners } from 'node:events'

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { translationReasons } from '../../src/admin/case-studies/translations/translation-reasons.ts'
import {
  createDeeplTranslator,
  waitFor,
} from '../../supabase/functions/create-case-study-translations/deepl.ts'
import {
  deeplUrl,
  environmentSchema,
} from '../../supabase/functions/create-case-study-translations/environment.ts'
import { deeplKey, startDeeplServer, type Behaviour } from '../setup/deepl-server.ts'

let server: Awaited<ReturnType<typeof startDeeplServer>>
const wait = vi.fn<(milliseconds: number, signal: AbortSignal) => Promise<void>>()

beforeEach(async () => {
  wait.mockReset().mockResolvedValue(undefined)
  server = await startDeeplServer()
})
afterEach(() => server.close())

const never = new AbortController().signal
const translate = (texts: string[], { deadline = never, timeoutMs = 20_000 } = {}) => {
  const environment = {
    DEEPL_API_KEY: deeplKey,
    DEEPL_API_URL: server.url,
    DEEPL_TIMEOUT_MS: timeoutMs,
    DEEPL_RETRY_MS: 1000,
  }
  const task = { texts, format: 'text', language: 'cz', context: 'About a client' } as const
  return createDeeplTranslator(environment, deadline, wait)(task)
}
const delays = () => wait.mock.calls.map(([milliseconds]) => milliseconds)

test('sends texts, languages, formality and context', async () => {
  expect(await translate(['Hello', ' two words '])).toEqual(['CS Hello', 'CS two words'])
  expect(server.calls).toEqual([
    {
      text: ['Hello', ' two words '],
      source_lang: 'EN',
      target_lang: 'CS',
      formality: 'prefer_more',
      context: 'About a client',
    },
  ])
})

const body = (text: string): Behaviour => ({ status: 200, body: text })
const redirect: Behaviour = { status: 302, headers: { location: 'https://evil.example/' } }

test.each<[string, Behaviour, string, boolean]>([
  ['a response with 400', { status: 400 }, 'translation_refused', false],
  ['a response with 403', { status: 403 }, 'translation_key_refused', true],
  ['a response with 413', { status: 413 }, 'source_too_large', false],
  ['a response with 456', { status: 456 }, 'quota_exceeded', true],
  ['a redirect', redirect, 'translation_unavailable', true],
  ['HTML', body('<html>'), 'translation_unusable', false],
  ['too few texts', body('{"translations":[]}'), 'translation_unusable', false],
])('does not repeat a request after %s', async (_, behaviour, code, endsRun) => {
  server.behave(() => behaviour)
  await expect(translate(['Hello'])).rejects.toMatchObject({ code, endsRun })
  expect(server.calls).toHaveLength(1)
  expect(translationReasons).toHaveProperty(code)
})

test.each<[string, Behaviour]>([
  ['always responds with 503', { status: 503 }],
  ['always disconnects', 'cut'],
  ['never responds', 'stall'],
])('if DeepL %s, throws translation_unavailable after four attempts', async (_, behaviour) => {
  server.behave(() => behaviour)
  const translation = translate(['Hello'], { timeoutMs: 300 })
  await expect(translation).rejects.toMatchObject({ code: 'translation_unavailable', endsRun: true })
  expect(delays()).toEqual([1000, 2000, 4000])
})

test('after a response with status 429, repeats the request', async () => {
  server.behave(() => (server.calls.length === 1 ? { status: 429 } : 'translate'))
  expect(await translate(['Hello'])).toEqual(['CS Hello'])
  expect(delays()).toEqual([1000])
})

test('throws time_limit without another request if the deadline passes during a delay', async () => {
  const controller = new AbortController()
  server.behave(() => ({ status: 429 }))
  wait.mockImplementation(async (_, signal) => {
    expect(signal).toBe(controller.signal)
    controller.abort()
  })
  await expect(translate(['Hello'], { deadline: controller.signal })).rejects.toMatchObject({
    code: 'time_limit',
  })
  expect(server.calls).toHaveLength(1)
})

test('waiting ends early with the signal, and leaves no listener', async () => {
  const controller = new AbortController()
  await waitFor(1, controller.signal)
  expect(getEventListeners(controller.signal, 'abort')).toEqual([])
  const waiting = waitFor(1_000_000, controller.signal)
  controller.abort()
  await expect(waiting).resolves.toBeUndefined()
})

test.each([
  ['abc:fx', '', 'https://api-free.deepl.com'],
  ['abc', '', 'https://api.deepl.com'],
  ['abc', 'https://proxy.example.com/', 'https://proxy.example.com'],
])('the key %s with the DEEPL_API_URL "%s" is sent to %s', (DEEPL_API_KEY, DEEPL_API_URL, url) => {
  expect(deeplUrl({ DEEPL_API_KEY, DEEPL_API_URL })).toBe(url)
})

test('by default, a run waits 20 s for DeepL, repeats after 1 s and ends after 100 s', () => {
  const names = ['DEEPL_TIMEOUT_MS', 'DEEPL_RETRY_MS', 'TRANSLATION_TIME_LIMIT_MS'] as const
  const defaults = names.map((name) => environmentSchema.shape[name].parse(undefined))
  expect(defaults).toEqual([20_000, 1000, 100_000])
})

test.each([
  ['http://127.0.0.1:4000', true],
  ['http://localhost.example.com', false],
])('DEEPL_API_URL "%s" is valid: %s', (url, isValid) => {
  expect(environmentSchema.shape.DEEPL_API_URL.safeParse(url).success).toBe(isValid)
})
