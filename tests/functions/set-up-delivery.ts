import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'

import { certificate } from '../setup/certificates.ts'
import {
  goodEnquiry,
  makeSubmissionsDue,
  nothingPending,
  patience,
  sharedFunctions,
  startForwardedFunctions,
  submissions,
} from '../setup/functions.ts'
import { startMailServer } from '../setup/smtp.ts'

interface Options {
  /** How the SMTP server uses TLS. Without it, the server does not encrypt. */
  tls?: 'implicit' | 'starttls'
  /** Starts a separate process with these variables. Without them, the tests use the process that all files share. */
  environment?: Record<string, string>
}

/**
 * Call this function at the top of a test file or of `describe`. Before each test, it deletes all submissions and starts
 * an SMTP server that gets the mails of `send-contact-email`. Read the properties of the result only inside of tests.
 */
export function setUpDelivery({ tls, environment }: Options = {}) {
  let system: Awaited<ReturnType<typeof startForwardedFunctions>>
  let mailServer: Awaited<ReturnType<typeof startMailServer>>

  beforeAll(async () => {
    system = await (environment ? startForwardedFunctions(environment) : sharedFunctions())
  })
  afterAll(() => (environment ? system.close() : undefined))
  beforeEach(async () => {
    // The functions must not look at the published site, which no test has (D83).
    await system.backend.query(`
      delete from public.submissions; delete from public.rate_limits;
      insert into public.rate_limits (subject, window_start, count)
      select 'publication-check', date_bin('1 hour', now(), 'epoch') + n * interval '1 hour', 1
      from generate_series(0, 1) as n`)
    system.functions.lines.splice(0)
    mailServer = await startMailServer(tls && { ...certificate(), implicit: tls === 'implicit' })
    system.forwardTo(mailServer.port)
  })
  afterEach(async () => {
    mailServer.release()
    await mailServer.close()
  })

  const log = () => system.functions.lines.join('\n')
  const messageIds = () => new Set(mailServer.received.map(({ messageId }) => messageId))

  async function expectDelivered(row: { id: string; attempts?: number }) {
    await nothingPending(system.backend)
    const delivered = { ...row, state: 'delivered', payload: null }
    expect(await submissions(system.backend)).toMatchObject([delivered])
    expect(messageIds()).toEqual(new Set([`<${row.id}@example.com>`]))
  }

  return {
    get backend() {
      return system.backend
    },
    get functions() {
      return system.functions
    },
    get mailServer() {
      return mailServer
    },
    log,
    messageIds,
    /** Connects the function to another SMTP server from now on. */
    connectTo: ({ port }: { port: number }) => system.forwardTo(port),
    postEnquiry: async () => {
      const response = await system.functions.post(goodEnquiry)
      expect(response).toMatchObject({ status: 200, body: { ok: true } })
      return (response.body as { id: string }).id
    },
    /**
     * Waits until the first attempt to mail the submission has failed. Checks that the submission is pending and still
     * has its payload, and that the log contains neither the SMTP password nor the message of the enquiry.
     */
    expectPending: async (id: string) => {
      await vi.waitFor(() => expect(log()).toContain(`mail_failed ${id}`), patience)
      const pending = { id, state: 'pending', attempts: 1, payload: goodEnquiry }
      expect(await submissions(system.backend)).toMatchObject([pending])
      expect(log()).not.toContain('secret')
      expect(log()).not.toContain(goodEnquiry.message)
    },
    expectDelivered: (id: string) => expectDelivered({ id, attempts: 1 }),
    expectDeliveredByRetry: async (id: string) => {
      await makeSubmissionsDue(system.backend)
      expect(await system.functions.retry()).toMatchObject({ status: 200, body: { ok: true } })
      await expectDelivered({ id })
    },
  }
}
