import { beforeEach, describe, expect, test, vi } from 'vitest'

import { contact } from '../_shared/contracts/testing/sample-enquiries.ts'
import { deliverDueSubmissions } from './deliver.ts'
import { handleRetry } from './handler.ts'
import type { DueSubmission } from './outbox.ts'
import { dependencies, outbox, resetDependencies, site } from './testing/dependencies.ts'

beforeEach(resetDependencies)

const due = { id: 'an-id', enquiry: contact, receivedAt: new Date(0) } as DueSubmission

test('mails one submission at a time', async () => {
  outbox.claim.mockResolvedValue(due)
  const sent: (() => void)[] = []
  dependencies.sendMail.mockImplementation(() => new Promise((resolve) => sent.push(resolve)))
  const deliveries = Array.from({ length: 4 }, () => deliverDueSubmissions(dependencies))
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  outbox.claim.mockResolvedValue(null)
  sent[0]?.()
  expect(await Promise.all(deliveries)).toEqual([1, 0, 0, 0])
})

test('starts no mail after a minute, so that the platform does not stop the function in the middle', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  try {
    outbox.claim.mockResolvedValue(due)
    dependencies.sendMail.mockImplementation(async () => void vi.setSystemTime(Date.now() + 25_000))
    expect(await deliverDueSubmissions(dependencies)).toBe(3)
  } finally {
    vi.useRealTimers()
  }
})

describe('the retry request', () => {
  const retry = async (secret: string | undefined) => {
    const headers: Record<string, string> = secret === undefined ? {} : { 'x-retry-secret': secret }
    const request = new Request('http://functions.example/retry', { method: 'POST', headers })
    const response = await handleRetry(request, { ...dependencies, retrySecret: 'the secret' })
    return { status: response.status, body: (await response.json()) as unknown }
  }

  test.each([undefined, '', 'wrong'])('rejects the secret %j', async (secret) => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const error = { code: 'wrong_secret' }
    expect(await retry(secret)).toEqual({ status: 401, body: { error } })
    expect(outbox.claim).not.toHaveBeenCalled()
    expect(log.mock.calls).toEqual(secret ? [[expect.stringContaining('wrong_secret')]] : [])
  })

  test('returns the number of delivered mails, and sends no reminder if none is due', async () => {
    expect(await retry('the secret')).toEqual({ status: 200, body: { ok: true, delivered: 0 } })
    expect(dependencies.sendMail).not.toHaveBeenCalled()
  })

  test('logs the numbers if the reminder cannot be mailed, and still mails the submissions (D68)', async () => {
    outbox.claimReminder.mockResolvedValue({ failed: 2, late: 1, suspected: 3 })
    dependencies.sendMail.mockRejectedValueOnce(new Error('not today'))
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    expect(await retry('the secret')).toMatchObject({ status: 200 })
    const message = 'reminder_failed: 2 enquiries failed, 1 are waiting, 3 are suspected'
    expect(log).toHaveBeenCalledExactlyOnceWith(message, new Error('not today'))
    expect(outbox.claim).toHaveBeenCalledOnce()
  })

  describe('looks whether everything is online (D83)', () => {
    const state = {
      changed_at: '2026-03-05T09:30:00Z',
      waiting_since: '2026-03-05T09:30:00Z',
      waiting_minutes: 60,
      has_hook: true,
      hook_failure: null,
      job_idle_minutes: 0,
      mail_idle_minutes: 0,
    }
    const serve = (response: () => Response = () => Response.json({ content: 'then' })) =>
      vi.spyOn(globalThis, 'fetch').mockImplementation(async () => response())
    const mails = () => dependencies.sendMail.mock.calls.map(([mail]) => mail.text)
    beforeEach(() => {
      outbox.claimTurn.mockResolvedValue(true)
      outbox.publicationState.mockResolvedValue(state)
    })

    test('once an hour, and mails what is not online for an hour once a day', async () => {
      const request = serve()
      await retry('the secret')
      expect(request).toHaveBeenCalledWith(`${site}/build.json`, expect.anything())
      expect(outbox.publicationState).toHaveBeenCalledWith('then')
      expect(mails()).toEqual([
        expect.stringMatching(/60 minutes ago is not online.*last build at the host/s),
      ])
      expect(outbox.claimTurn.mock.calls).toEqual([
        ['each-minute', '5 minutes'],
        ['publication-check', '1 hour'],
        ['publication-reminder', '1 day'],
      ])
      outbox.claimTurn.mockImplementation(async (subject) => subject !== 'publication-reminder')
      await retry('the secret')
      outbox.claimTurn.mockResolvedValue(false)
      await retry('the secret')
      expect([mails().length, request.mock.calls.length]).toEqual([1, 2])
    })

    test('and mails nothing of a change of 59 minutes ago', async () => {
      serve()
      outbox.publicationState.mockResolvedValue({ ...state, waiting_minutes: 59 })
      await retry('the secret')
      expect(mails()).toEqual([])
    })

    test.each([
      ['status 404', () => new Response('<!doctype html>', { status: 404 })],
      ['SyntaxError', () => new Response('<!doctype html>')],
      [
        'TypeError: not today',
        () => {
          throw new TypeError('not today')
        },
      ],
    ])('and mails that the site has no readable build.json: %s', async (cause, respond) => {
      serve(respond)
      await retry('the secret')
      expect(mails()).toEqual([
        expect.stringMatching(`build.json cannot be read \\(${cause}[^]*ALLOWED_ORIGINS`),
      ])
    })

    test('but not of a local site', async () => {
      const request = serve()
      const headers = { 'x-retry-secret': 'the secret' }
      const local = { ...dependencies, allowedOrigins: ['http://localhost:4173'], retrySecret: 'the secret' }
      await handleRetry(new Request('http://functions.example/retry', { method: 'POST', headers }), local)
      expect(request).not.toHaveBeenCalled()
    })

    test('and still mails the submissions if the database does not answer', async () => {
      serve()
      const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
      outbox.publicationState.mockRejectedValue(new Error('not today'))
      expect(await retry('the secret')).toMatchObject({ status: 200 })
      expect(log).toHaveBeenCalledExactlyOnceWith('publication_unknown', new Error('not today'))
    })
  })
})
