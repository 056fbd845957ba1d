import { limitConcurrency } from '../_shared/limit-concurrency.ts'
import { isRefusedPermanently, type SendMail } from '../_shared/mail.ts'
import { enquiryMail } from './enquiry-mail.ts'
import type { DueSubmission, Outbox } from './outbox.ts'

export type DeliveryDependencies = {
  outbox: Pick<Outbox, 'claim' | 'markDelivered' | 'markFailed'>
  sendMail: SendMail
  log: (message: string, cause?: unknown) => void
}

/**
 * When this time has passed since the call of `deliverDueSubmissions`, the call takes no further submission. With the
 * default `SMTP_TIMEOUT_MS`, one mail takes at most 48 seconds. The platform stops a function after 150 seconds.
 */
const timeLimitMilliseconds = 60_000

/**
 * Mailing a CV takes several times its size in memory, so at most two calls of `deliverDueSubmissions` mail at the same
 * time.
 */
const inTurn = limitConcurrency(2)

/**
 * Mails due submissions one after the other. Stops if none is due, at the time limit, or if the database fails. Logs
 * each error. A submission whose mail fails becomes due again later (D32). It gets the state `failed` instead if it has
 * been pending for three days, or if the mail server refuses the mail permanently (D47). At most two calls mail at the
 * same time, and further calls wait for them. Never rejects.
 * @returns the number of submissions that were mailed and marked as delivered
 */
export function deliverDueSubmissions(dependencies: DeliveryDependencies): Promise<number> {
  const end = Date.now() + timeLimitMilliseconds
  return inTurn(() => deliverUntil(end, dependencies))
}

async function deliverUntil(end: number, { outbox, sendMail, log }: DeliveryDependencies): Promise<number> {
  let delivered = 0
  try {
    while (Date.now() < end) {
      const submission = await outbox.claim()
      if (!submission) break
      if (await deliver(submission)) delivered += 1
    }
  } catch (cause) {
    log('delivery_interrupted', cause)
  }
  return delivered

  async function deliver({ id, enquiry, receivedAt }: DueSubmission): Promise<boolean> {
    try {
      await sendMail(enquiryMail(enquiry, { id, receivedAt }))
    } catch (cause) {
      log(`mail_failed ${id}`, cause)
      if (isRefusedPermanently(cause)) await outbox.markFailed(id)
      return false
    }
    await outbox.markDelivered(id)
    return true
  }
}
