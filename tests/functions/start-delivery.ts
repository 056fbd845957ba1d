import { expect, vi } from 'vitest'

import { startBackendServer } from '../setup/backend-server.ts'
import {
  everythingDelivered,
  goodEnquiry,
  letTimePass,
  startFunctions,
  submissions,
  type RunningFunctions,
} from '../setup/functions.ts'
import { startMailServer } from '../setup/smtp.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/**
 * Much shorter than the default timeouts of the mail library, which are at least 30 seconds. So a test in which sending
 * times out shows that this setting is used.
 */
const shortTimeout = { SMTP_TIMEOUT_MS: '2000' }

type ProcessOptions = { smtpPort?: number; environment?: Record<string, string> }

/**
 * Starts a backend. `start` starts the functions and an SMTP server that simulates errors, and must be called before each
 * test. `stop` ends both and must be called after each test.
 */
export async function startDelivery() {
  const backend = await startBackendServer()
  let functions: RunningFunctions
  let mailServer: MailServer

  const startProcess = ({ smtpPort = mailServer.port, environment = shortTimeout }: ProcessOptions = {}) =>
    startFunctions({ smtpPort, backendUrl: backend.url }, environment)
  const log = () => functions.lines.join('\n')
  /** Returns the Message-IDs of the received mails. Two copies of a mail have the same Message-ID. */
  const messageIds = () => new Set(mailServer.received.map(({ messageId }) => messageId))

  return {
    backend,
    get functions() {
      return functions
    },
    get mailServer() {
      return mailServer
    },
    set mailServer(server: MailServer) {
      mailServer = server
    },
    log,
    messageIds,

    start: async () => {
      await backend.query('delete from public.submissions')
      mailServer = await startMailServer()
      functions = await startProcess()
    },
    stop: async () => {
      await functions.close()
      mailServer.release()
      await mailServer.close()
    },
    close: () => backend.close(),

    /** Kills the functions and starts them again, by default with the current SMTP server and the short timeout. */
    restartFunctions: async (options?: ProcessOptions) => {
      await functions.close()
      functions = await startProcess(options)
    },
    /**
     * Posts an enquiry and returns the id of its submission. The response has status 200 even if the mail server fails.
     */
    postEnquiry: async () => {
      const response = await functions.post(goodEnquiry)
      expect(response).toMatchObject({ status: 200, body: { ok: true } })
      return (response.body as { id: string }).id
    },
    /**
     * Waits until the mail has failed. Checks that the submission is still stored and that the log contains no personal
     * data.
     */
    expectPending: async (id: string) => {
      await vi.waitFor(() => expect(log()).toContain(`mail_failed ${id}`), { timeout: 20_000 })
      expect(await submissions(backend)).toMatchObject([
        { id, state: 'pending', attempts: 1, payload: goodEnquiry },
      ])
      expect(log()).not.toContain('secret')
      expect(log()).not.toContain(goodEnquiry.message)
    },
    /** Makes the submission due, sends a retry request, and checks that the enquiry is mailed and erased. */
    expectDeliveredByRetry: async (id: string) => {
      await letTimePass(backend)
      expect(await functions.retry()).toMatchObject({ status: 200, body: { ok: true } })
      // Waits, because the request that stored the enquiry may still be mailing due submissions, including this
      // submission.
      await everythingDelivered(backend)
      expect(await submissions(backend)).toMatchObject([{ id, state: 'delivered', payload: null }])
      expect(messageIds()).toEqual(new Set([`<${id}@example.com>`]))
    },
  }
}
