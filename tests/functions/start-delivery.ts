import { expect, vi } from 'vitest'

import { startBackendServer } from '../setup/backend-server.ts'
import {
  everythingDelivered,
  goodEnquiry,
  makeSubmissionsDue,
  startFunctions,
  submissions,
  type RunningFunctions,
} from '../setup/functions.ts'
import { startMailServer } from '../setup/smtp.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/**
 * The default timeouts of the mail library are at least 30 seconds. So an earlier timeout shows that `SMTP_TIMEOUT_MS`
 * works.
 */
const shortTimeout = { SMTP_TIMEOUT_MS: '2000' }

type ProcessOptions = { smtpPort?: number; environment?: Record<string, string> }

/**
 * Starts a backend, which `close` ends. Call `start` before each test. It deletes all submissions and starts the
 * function `send-contact-email` and an SMTP server. Call `stop` after each test to end the function and the SMTP
 * server.
 */
export async function startDelivery() {
  const backend = await startBackendServer()
  let functions: RunningFunctions
  let mailServer: MailServer

  const startProcess = ({ smtpPort = mailServer.port, environment = shortTimeout }: ProcessOptions = {}) =>
    startFunctions({ smtpPort, backendUrl: backend.url }, environment)
  const log = () => functions.lines.join('\n')
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

    /** Kills the function and starts it again, by default with the current SMTP server and the short timeout. */
    restartFunctions: async (options?: ProcessOptions) => {
      await functions.close()
      functions = await startProcess(options)
    },
    /** Posts an enquiry and returns the id of its submission. Expects status 200, even if the SMTP server fails. */
    postEnquiry: async () => {
      const response = await functions.post(goodEnquiry)
      expect(response).toMatchObject({ status: 200, body: { ok: true } })
      return (response.body as { id: string }).id
    },
    /**
     * Waits until the first attempt to mail the submission has failed. Checks that the submission is still stored, and
     * that the log contains neither the SMTP password nor the message of the enquiry.
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
      await makeSubmissionsDue(backend)
      expect(await functions.retry()).toMatchObject({ status: 200, body: { ok: true } })
      // Waits, because the request that stored the enquiry may be mailing the submission at the same time.
      await everythingDelivered(backend)
      expect(await submissions(backend)).toMatchObject([{ id, state: 'delivered', payload: null }])
      expect(messageIds()).toEqual(new Set([`<${id}@example.com>`]))
    },
  }
}
