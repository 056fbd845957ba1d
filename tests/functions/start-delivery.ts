import { expect, vi } from 'vitest'

import {
  nothingPending,
  goodEnquiry,
  makeSubmissionsDue,
  startFunctions,
  submissions,
  type RunningFunctions,
} from '../setup/functions.ts'
import { certificate } from '../setup/certificates.ts'
import { startMailHost } from '../setup/mail-host.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'
import { startMailServer } from '../setup/smtp.ts'
import { startTcpForwarder } from '../setup/tcp-forwarder.ts'

type MailServer = Awaited<ReturnType<typeof startMailServer>>

/**
 * The default timeouts of the mail library are at least 30 seconds. So an earlier timeout shows that `SMTP_TIMEOUT_MS`
 * works.
 */
const shortTimeout = { SMTP_TIMEOUT_MS: '1000' }

type DeliveryOptions = {
  /** If set, the function uses TLS and connects to the host name `mail.test`. Otherwise it connects to 127.0.0.1. */
  tls?: 'implicit' | 'starttls'
}
type ProcessOptions = { smtpPort?: number; environment?: Record<string, string> }

/**
 * Starts the function `send-contact-email` with the backend that the test files of this Vitest worker share. `close`
 * ends the function. Call `start` before each test: `start` deletes all submissions and starts a new SMTP server. Call
 * `stop` after each test to end this SMTP server.
 */
export async function startDelivery({ tls }: DeliveryOptions = {}) {
  const [backend, forwarder, mailHost] = await Promise.all([
    sharedBackendServer(),
    startTcpForwarder(),
    tls && startMailHost(),
  ])
  let mailServer: MailServer

  const startProcess = ({ smtpPort = forwarder.port, environment = shortTimeout }: ProcessOptions = {}) =>
    startFunctions(
      { smtpPort, backendUrl: backend.url, ...mailHost?.process },
      { ...(mailHost && { ...mailHost.environment, SMTP_TLS: tls }), ...environment },
    )
  let functions: RunningFunctions = await startProcess()
  const log = () => functions.lines.join('\n')
  const messageIds = () => new Set(mailServer.received.map(({ messageId }) => messageId))

  /** Lets the function connect to another SMTP server from now on. The function itself is not restarted. */
  const connectTo = (server: { port: number }) => forwarder.forwardTo(server.port)

  return {
    backend,
    mailHost,
    connectTo,
    get functions() {
      return functions
    },
    get mailServer() {
      return mailServer
    },
    log,
    messageIds,

    start: async () => {
      await backend.query('delete from public.submissions')
      functions.lines.splice(0)
      mailServer = await startMailServer(mailHost && { ...certificate(), implicit: tls === 'implicit' })
      connectTo(mailServer)
    },
    stop: async () => {
      mailServer.release()
      await mailServer.close()
    },
    close: async () => {
      await functions.close()
      await Promise.all([forwarder.close(), mailHost?.close()])
    },

    restartFunctions: async (options?: ProcessOptions) => {
      await functions.close()
      functions = await startProcess(options)
    },
    postEnquiry: async () => {
      const response = await functions.post(goodEnquiry)
      expect(response).toMatchObject({ status: 200, body: { ok: true } })
      return (response.body as { id: string }).id
    },
    expectDelivered: async (id: string) => {
      await nothingPending(backend)
      expect(await submissions(backend)).toMatchObject([
        { id, state: 'delivered', attempts: 1, payload: null },
      ])
      expect(messageIds()).toEqual(new Set([`<${id}@example.com>`]))
    },
    /**
     * Waits until the first attempt to mail the submission has failed. Checks that the submission is pending and still
     * has its payload, and that the log contains neither the SMTP password nor the message of the enquiry.
     */
    expectPending: async (id: string) => {
      await vi.waitFor(() => expect(log()).toContain(`mail_failed ${id}`), { timeout: 20_000 })
      expect(await submissions(backend)).toMatchObject([
        { id, state: 'pending', attempts: 1, payload: goodEnquiry },
      ])
      expect(log()).not.toContain('secret')
      expect(log()).not.toContain(goodEnquiry.message)
    },
    expectDeliveredByRetry: async (id: string) => {
      await makeSubmissionsDue(backend)
      expect(await functions.retry()).toMatchObject({ status: 200, body: { ok: true } })
      // Waits, because the retry request may return before the mail is sent. The request that stored the submission
      // continues in the background. It may take the submission again before the retry request does.
      await nothingPending(backend)
      expect(await submissions(backend)).toMatchObject([{ id, state: 'delivered', payload: null }])
      expect(messageIds()).toEqual(new Set([`<${id}@example.com>`]))
    },
  }
}
