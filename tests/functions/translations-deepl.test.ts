import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createDeepl } from '../../supabase/functions/create-case-study-translations/deepl.ts'
import {
  deeplAddress,
  environmentSchema,
} from '../../supabase/functions/create-case-study-translations/environment.ts'
import { deeplKey, pseudoTranslation, startDeeplServer, type Behaviour } from '../setup/deepl-server.ts'

let server: Awaited<ReturnType<typeof startDeeplServer>>
const wait = vi.fn<(milliseconds: number, signal: AbortSignal) => Promise<void>>()

beforeEach(async () => {
  wait.mockReset().mockResolvedValue(undefined)
  server = await startDeeplServer()
})
afterEach(() => server.close())

const never = new AbortController().signal
const translate = (texts: string[], format: 'text' | 'html' = 'text', deadline = never) => {
  const service = { key: deeplKey, url: server.url, timeout: 20_000, retryDelay: 1000, wait }
  return createDeepl(service)({ texts, format, language: 'cz', context: 'About a client' }, deadline)
}
const delays = () => wait.mock.calls.map(([milliseconds]) => milliseconds)

test('asks in the words of the service', async () => {
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

test('waits longer each time, and gives up after four attempts', async () => {
  server.behave(() => ({ status: 503 }))
  await expect(translate(['Hello'])).rejects.toMatchObject({ code: 'translation_unavailable', endsRun: true })
  expect(server.calls).toHaveLength(4)
  expect(delays()).toEqual([1000, 2000, 4000])
})

const inAnHour = () => new Date(Date.now() + 3_600_000).toUTCString()

test.each([
  ['seconds', '7', 7000],
  ['less than our own wait', '0', 1000],
  ['more than we are ready to wait', '3600', 30_000],
  ['a date', inAnHour(), 30_000],
  ['a date gone by', 'Wed, 21 Oct 2015 07:28:00 GMT', 1000],
  ['nonsense', 'soon', 1000],
])('waits as the service asks: %s', async (_, retryAfter, delay) => {
  const busy: Behaviour = { status: 429, headers: { 'retry-after': retryAfter } }
  server.behave(() => (server.calls.length === 1 ? busy : 'translate'))
  expect(await translate(['Hello'])).toEqual(['CS Hello'])
  expect(delays()).toEqual([delay])
})

test('a deadline that passes while it waits ends the waiting and the asking', async () => {
  const controller = new AbortController()
  server.behave(() => ({ status: 429 }))
  wait.mockImplementation(async (_, signal) => {
    expect(signal).toBe(controller.signal)
    controller.abort()
  })
  await expect(translate(['Hello'], 'text', controller.signal)).rejects.toMatchObject({ code: 'time_limit' })
  expect(server.calls).toHaveLength(1)
})

test('more texts than one request takes go in several, and come back in their order', async () => {
  const texts = Array.from({ length: 120 }, (_, index) => `text ${index}`)
  expect(await translate(texts)).toEqual(texts.map((text) => `CS ${text}`))
  expect(server.calls.map(({ text }) => text.length)).toEqual([50, 50, 20])
})

test('an answer of another length is not taken apart by guessing', async () => {
  server.behave(() => 'too few')
  await expect(translate(['one', 'two'])).rejects.toMatchObject({ code: 'translation_unusable' })
})

// In a JSON body each of these characters has six bytes.
test('the size of a request is counted in bytes as sent', async () => {
  const html = Array.from({ length: 60 }, (_, index) => `<p>${index} ${'\u0001'.repeat(1000)}</p>`).join('')
  expect(await translate([html], 'html')).toEqual([
    pseudoTranslation(html, { target_lang: 'CS', tag_handling: 'html' }),
  ])
  expect(server.calls.length).toBeGreaterThan(3)
})

test('tags around what is cut are kept from the service', async () => {
  const paragraphs = Array.from({ length: 30 }, (_, index) => `<p>${index} ${'word '.repeat(1000)}</p>`)
  const html = `<p>before</p>\n<div class="a">${paragraphs.join('\n')}</div>\n<hr>\n<p>after</p>`
  expect(await translate([html, '<p>another</p>'], 'html')).toEqual([
    pseudoTranslation(html, { target_lang: 'CS', tag_handling: 'html' }),
    '<p>CS another</p>',
  ])
  for (const text of server.calls.flatMap((call) => call.text)) {
    expect(text.split('<div').length).toBe(text.split('</div').length)
  }
})

test.each([
  ['abc:fx', '', 'https://api-free.deepl.com'],
  ['abc', '', 'https://api.deepl.com'],
  ['abc', 'https://proxy.example.com/', 'https://proxy.example.com'],
])('the key %s with the address "%s" asks %s', (DEEPL_API_KEY, DEEPL_API_URL, address) => {
  expect(deeplAddress({ DEEPL_API_KEY, DEEPL_API_URL })).toBe(address)
})

test.each([
  ['', true],
  ['https://proxy.example.com', true],
  ['http://127.0.0.1:4000', true],
  ['http://api.deepl.com', false],
  ['http://localhost.example.com', false],
  ['api.deepl.com', false],
])('the key may be sent to "%s": %s', (DEEPL_API_URL, isAllowed) => {
  expect(environmentSchema.shape.DEEPL_API_URL.safeParse(DEEPL_API_URL).success).toBe(isAllowed)
})
