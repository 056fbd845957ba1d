import { expect, vi } from 'vitest'

import { authorityFile, certificate } from '../setup/certificates.ts'
import {
  goodEnquiry,
  makeSubmissionsDue,
  patience,
  sharedFunctions,
  startFunctions,
  submissions,
} from '../setup/functions.ts'
import { sharedBackendServer } from '../setup/shared-backend.ts'
import { startMailServer } from '../setup/smtp.ts'
import { startTcpForwarder } from '../setup/tcp-forwarder.ts'

interface DeliveryOptions {
  /** With TLS, the function trusts the certificates of the tests. */
  tls?: 'implicit' | 'starttls'
  timeoutMs: number
}

async function startOwnProcess({ tls, timeoutMs }: DeliveryOptions) {
  const [backend, forwarder] = await Promise.all([sharedBackendServer(), startTcpForwarder()])
  // In capital letters, because the function sends mails without TLS to `localhost`.
  const withTls = tls && { SMTP_HOST: 'LOCALHOST', SMTP_TLS: tls, DENO_CERT: authorityFile }
  const functions = await startFunctions(
    { smtpPort: forwarder.port, backendUrl: backend.url },
    { SMTP_TIMEOUT_MS: String(timeoutMs), ...withTls },
  )
  const close = async () => {
    await functions.close()
    await forwarder.close()
  }
  return { backend, functions, forwardTo: forwarder.forwardTo, close }
}

/**
 * Starts a process of `send-contact-email`, or without options uses the process that the test files of this Vitest
 * worker share. Call `start` before each test: it deletes all submissions and starts an SMTP server. Call `stop` after
 * each test to end this SMTP server.
 */
export async function startDelivery(options?: DeliveryOptions) {
  const own = options && (await startOwnProcess(options))
  const { backend, functions, forwardTo } = own ?? (await sharedFunctions())
  const tls = options?.tls
  let mailServer: Awaited<ReturnType<typeof startMailServer>>

  const log = () => functions.lines.join('\n')
  const messageIds = () => new Set(mailServer.received.map(({ messageId }) => messageId))
  const postEnquiry = async () => {
    const response = await functions.post(goodEnquiry)
    expect(response).toMatchObject({ status: 200, body: { ok: true } })
    return (response.body as { id: string }).id
  }
  /**
   * Waits until the first attempt to mail the submission has failed. Checks that the submission is pending and still has
   * its payload, and that the log contains neither the SMTP password nor the message of the enquiry.
   */
  const expectPending = async (id: string) => {
    await vi.waitFor(() => expect(log()).toContain(`mail_failed ${id}`), patience)
    const pending = { id, state: 'pending', attempts: 1, payload: goodEnquiry }
    expect(await submissions(backend)).toMatchObject([pending])
    expect(log()).not.toContain('secret')
    expect(log()).not.toContain(goodEnquiry.message)
  }

  /** Polls, because the request that stored the submission may mail it in the background. */
  const waitForDelivery = async (row: { id: string; attempts?: number }) => {
    const delivered = [{ ...row, state: 'delivered', payload: null }]
    await vi.waitFor(async () => expect(await submissions(backend)).toMatchObject(delivered), patience)
    expect(messageIds()).toEqual(new Set([`<${row.id}@example.com>`]))
  }

  return {
    backend,
    functions,
    get mailServer() {
      return mailServer
    },
    log,
    messageIds,
    /** Connects the function to another SMTP server from now on. */
    connectTo: (server: { port: number }) => forwardTo(server.port),

    start: async () => {
      await backend.query('delete from public.submissions; delete from public.rate_limits')
      functions.lines.splice(0)
      mailServer = await startMailServer(tls && { ...certificate(), implicit: tls === 'implicit' })
      forwardTo(mailServer.port)
    },
    stop: async () => {
      mailServer.release()
      await mailServer.close()
    },
    close: async () => own?.close(),

    postEnquiry,
    expectPending,
    /** Sends an enquiry whose mail the SMTP server refuses for now. */
    postRefused: async () => {
      mailServer.behave({ refuses: 'recipient', code: 450 })
      const id = await postEnquiry()
      await expectPending(id)
      mailServer.behave('take')
      return id
    },
    expectDelivered: (id: string) => waitForDelivery({ id, attempts: 1 }),
    expectDeliveredByRetry: async (id: string) => {
      await makeSubmissionsDue(backend)
      expect(await functions.retry()).toMatchObject({ status: 200, body: { ok: true } })
      await waitForDelivery({ id })
    },
  }
}
