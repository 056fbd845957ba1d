import { act, render, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { countEndedWrite } from './fresh-data'
import { describePublication, PublicationContext, PublicationLine, usePublication } from './publication'

const online = {
  changed_at: '2026-03-05 13:05:00+00',
  waiting_since: null,
  waiting_minutes: null,
  has_hook: true,
  hook_failure: null,
  job_idle_minutes: 0,
  mail_idle_minutes: 4,
}
const at = new Date(2026, 2, 5, 14, 5).toISOString()
const waiting = { ...online, waiting_since: at, waiting_minutes: 14 }

test.each<[Parameters<typeof describePublication>[0], headline: string, details: string]>([
  [online, 'Online', ''],
  [waiting, 'Being published since 14:05', ''],
  [
    { ...waiting, waiting_minutes: 15 },
    'Not published: no build since 14:05',
    'What was changed 15 minutes ago is not online. Look at the last build at the host: it failed',
  ],
  [
    { ...waiting, hook_failure: 'status 404' },
    'Not published: no build since 14:05',
    'The build hook fails (status 404). If the host works, create a new hook',
  ],
  [
    { ...waiting, job_idle_minutes: 10, mail_idle_minutes: 15 },
    'Not published: no build since 14:05',
    'The job of each minute has not run for 10 minutes. Open the job each-minute',
  ],
  [
    { ...waiting, has_hook: false, waiting_minutes: 100 },
    'Published by hand: start a build at the host. Changed since 14:05',
    'The vault has no build_hook_url (docs/deploy.md, step 7).',
  ],
  [{ ...waiting, waiting_minutes: 2000 }, 'Not published: no build since Mar 5, 2026, 2:05 PM', 'What was'],
  [{ ...online, job_idle_minutes: null }, 'Online', 'The job of each minute has never run.'],
  [
    { ...waiting, mail_idle_minutes: 15 },
    'Being published since 14:05',
    'The job of each minute does not reach the function send-contact-email. In the vault, retry_secret',
  ],
  [{ ...online, mail_idle_minutes: null }, 'Online', 'The job of each minute does not reach the function'],
  ['local', 'Only on this computer: a local site is not published', ''],
  [
    'no build',
    'Not known whether everything is online: the site has no /build.json',
    'Publish all files of dist/',
  ],
  [
    'failed',
    'Not known whether everything is online: the site or the database does not answer',
    '`npm run check:deployment` says why.',
  ],
])('%j is described as “%s”', (publication, headline, details) => {
  const line = describePublication(publication)
  expect(line.headline.replaceAll('\u202f', ' ')).toBe(headline)
  if (details) expect(line.details).toContain(details)
  else expect(line.details ?? '').toBe('')
})

function Header() {
  return (
    <PublicationContext value={usePublication(true)}>
      <PublicationLine />
    </PublicationContext>
  )
}

let states: object[]
let isDown: boolean
const requests: string[] = []
beforeAll(() => void vi.useFakeTimers())
beforeEach(async () => {
  // Each test may ask at once, although the test before has asked.
  await vi.advanceTimersByTimeAsync(3_600_000)
  requests.length = 0
  isDown = false
  states = [online]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const url = input instanceof Request ? input.url : input.toString()
    requests.push(url)
    if (isDown && url.endsWith('/build.json')) throw new TypeError('Failed to fetch')
    if (url.endsWith('/build.json'))
      return Response.json({ project: 'https://abc.supabase.co', content: 'then' })
    return Response.json(states.length > 1 ? states.shift() : states[0])
  })
})
afterAll(() => vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const asked = () => requests.filter((url) => url.endsWith('/build.json')).length
const line = () => screen.getByRole('status').textContent

test('the line asks at first, after a write and until all is online, at most twice a minute', async () => {
  const { rerender } = render(<Header />)
  expect(line()).toBe('Checking whether everything is online')
  await pass(0)
  expect([line(), asked()]).toEqual(['Online', 1])
  await pass(600)
  expect(asked()).toBe(1)

  states = [waiting, waiting, online]
  countEndedWrite()
  rerender(<Header />)
  expect(line()).toBe('Checking whether everything is online')
  await pass(0)
  expect([line(), asked()]).toEqual(['Being published since 14:05', 2])
  // The clock of the browser changes nothing.
  vi.setSystemTime(Date.now() + 3_600_000)
  for (let write = 0; write < 5; write += 1) {
    countEndedWrite()
    rerender(<Header />)
    await pass(5)
    expect([line(), asked()]).toEqual(['Being published since 14:05', 2])
  }
  await pass(5)
  expect([line(), asked()]).toEqual(['Being published since 14:05', 3])
  await pass(30)
  expect([line(), asked()]).toEqual(['Online', 4])
  await pass(600)
  expect(asked()).toBe(4)
})

describe('after a write within 30 seconds, the line says without a request', () => {
  const writeAfter = async (state: object, isVisible?: boolean) => {
    states = [state]
    const { rerender } = render(<Header />)
    await pass(0)
    countEndedWrite(isVisible)
    rerender(<Header />)
    await pass(20)
    expect(asked()).toBe(1)
    return line()
  }

  test.each<[string, object, boolean | undefined, string]>([
    ['that visitors see', online, true, 'Being published since a moment ago'],
    ['that visitors do not see', online, false, 'Online'],
    ['of which nobody knows', online, undefined, 'Checking whether everything is online'],
    ['that is not the first', waiting, true, 'Being published since 14:05'],
    [
      'that nobody publishes',
      { ...online, has_hook: false },
      true,
      'Published by hand: start a build at the host. Changed since a moment ago. The vault has no build_hook_url (docs/deploy.md, step 7).',
    ],
  ])('what is true of a change %s', async (_, state, isVisible, text) => {
    expect(await writeAfter(state, isVisible)).toBe(text)
  })

  test('also if the write ends before the first answer', async () => {
    let answer: (response: Response) => void = () => undefined
    vi.mocked(fetch).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const { rerender } = render(<Header />)
    await pass(0)
    countEndedWrite(true)
    rerender(<Header />)
    answer(Response.json({ project: 'https://abc.supabase.co', content: 'then' }))
    await pass(0)
    expect(line()).toBe('Being published since a moment ago')
    states = [waiting]
    await pass(30)
    expect(line()).toBe('Being published since 14:05')
  })
})

test('a header that is gone asks no more', async () => {
  states = [waiting]
  const { unmount } = render(<Header />)
  await pass(0)
  expect(asked()).toBe(1)
  unmount()
  await pass(600)
  expect(asked()).toBe(1)
})

test('if the site has no build.json, the line says so', async () => {
  vi.mocked(fetch).mockResolvedValueOnce(new Response('<!doctype html>', { status: 404 }))
  render(<Header />)
  await pass(0)
  expect(line()).toMatch(/the site has no \/build\.json\. Publish all files of dist/)
})

test('if the site does not answer, the line says so, and asks again', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  isDown = true
  render(<Header />)
  await pass(0)
  expect(line()).toMatch(/^Not known whether everything is online/)
  isDown = false
  await pass(30)
  expect(line()).toBe('Online')
})
