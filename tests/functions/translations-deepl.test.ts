import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createDeeplTranslator } from '../../supabase/functions/create-case-study-translations/deepl.ts'
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
const translate = (
  texts: string[],
  format: 'text' | 'html' = 'text',
  deadline = never,
  timeoutMs = 20_000,
) => {
  const options = { key: deeplKey, url: server.url, timeoutMs, retryDelayMs: 1000, wait }
  return createDeeplTranslator(options)(
    { texts, format, language: 'cz', context: 'About a client' },
    deadline,
  )
}
const delays = () => wait.mock.calls.map(([milliseconds]) => milliseconds)

test('the DeepL translator sends texts, languages, formality and context as the DeepL API expects, and keeps the outer white space of a text', async () => {
  expect(await translate(['Hello', ' two words '])).toEqual(['CS Hello', ' CS two words '])
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

test('if DeepL always returns 503, the DeepL translator doubles the delay between attempts and throws translation_unavailable after four attempts', async () => {
  server.behave(() => ({ status: 503 }))
  await expect(translate(['Hello'])).rejects.toMatchObject({ code: 'translation_unavailable', endsRun: true })
  expect(server.calls).toHaveLength(4)
  expect(delays()).toEqual([1000, 2000, 4000])
})

test.each([
  ['waits for the number of seconds in a Retry-After header', '7', 7000],
  ['waits for its own delay if a Retry-After header is shorter', '0', 1000],
  ['waits at most 30 seconds if a Retry-After header is longer', '3600', 30_000],
  ['waits for its own delay if a Retry-After header is invalid', 'soon', 1000],
])(
  'after a response with status 429, the DeepL translator %s and then sends the request again',
  async (_, retryAfter, delay) => {
    const overloaded: Behaviour = { status: 429, headers: { 'retry-after': retryAfter } }
    server.behave(() => (server.calls.length === 1 ? overloaded : 'translate'))
    expect(await translate(['Hello'])).toEqual(['CS Hello'])
    expect(delays()).toEqual([delay])
  },
)

test('the DeepL translator throws translation_unavailable after four attempts without a response', async () => {
  server.behave(() => 'stall')
  const translation = translate(['Hello'], 'text', never, 200)
  await expect(translation).rejects.toMatchObject({ code: 'translation_unavailable' })
  expect(server.calls).toHaveLength(4)
})

test('the DeepL translator throws time_limit without another request if the deadline passes during a delay', async () => {
  const controller = new AbortController()
  server.behave(() => ({ status: 429 }))
  wait.mockImplementation(async (_, signal) => {
    expect(signal).toBe(controller.signal)
    controller.abort()
  })
  await expect(translate(['Hello'], 'text', controller.signal)).rejects.toMatchObject({ code: 'time_limit' })
  expect(server.calls).toHaveLength(1)
})

test('the DeepL translator throws translation_unusable if the response has fewer texts than the request', async () => {
  server.behave(() => 'too few')
  await expect(translate(['one', 'two'])).rejects.toMatchObject({ code: 'translation_unusable' })
})

test.each([
  ['abc:fx', '', 'https://api-free.deepl.com'],
  ['abc', '', 'https://api.deepl.com'],
  ['abc', 'https://proxy.example.com/', 'https://proxy.example.com'],
])('for the key %s and the DEEPL_API_URL "%s", deeplUrl returns %s', (DEEPL_API_KEY, DEEPL_API_URL, url) => {
  expect(deeplUrl({ DEEPL_API_KEY, DEEPL_API_URL })).toBe(url)
})

const isAccepted = (url: string) => environmentSchema.shape.DEEPL_API_URL.safeParse(url).success

test.each(['', 'https://proxy.example.com', 'http://127.0.0.1:4000'])(
  'environmentSchema accepts the DEEPL_API_URL "%s"',
  (url) => {
    expect(isAccepted(url)).toBe(true)
  },
)
test.each(['http://api.deepl.com', 'http://localhost.example.com', 'api.deepl.com'])(
  'environmentSchema rejects the DEEPL_API_URL "%s"',
  (url) => {
    expect(isAccepted(url)).toBe(false)
  },
)
