import { enquiryMail } from './enquiry-mail.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { isRefusedPermanently, type SendMail } from './mail.ts'
import type { DueSubmission, Outbox } from './outbox.ts'

export type DeliveryDependencies = {
  outbox: Pick<Outbox, 'claim' | 'markDelivered' | 'markFailed'>
  sendMail: SendMail
  log: (message: string, cause?: unknown) => void
}

/**
 * A call takes no further submission after this time. With the default `SMTP_TIMEOUT_MS`, one mail takes at most 48
 * seconds. The platform stops a function after 150 seconds.
 */
const timeLimitMilliseconds = 60_000

/** Mailing a CV takes several times its size in memory, so at most two calls mail at the same time. */
const inTurn = limitConcurrency(2)

/**
 * Mails due submissions one after the other, and returns the number of delivered ones. Logs each error and never
 * rejects. A submission whose mail fails becomes due again later (D32), unless the mail server refuses it permanently
 * (D47).
 */
export function deliverDueSubmissions(dependencies: DeliveryDependencies): Promise<number> {
  const end = Date.now() + timeLimitMilliseconds
  return inTurn(async () => {
    let delivered = 0
    try {
      while (Date.now() < end) {
        const submission = await dependencies.outbox.claim()
        if (!submission) break
        if (await deliver(submission, dependencies)) delivered += 1
      }
    } catch (cause) {
      dependencies.log('delivery_interrupted', cause)
    }
    return delivered
  })
}

async function deliver(
  { id, enquiry, receivedAt }: DueSubmission,
  { outbox, sendMail, log }: DeliveryDependencies,
): Promise<boolean> {
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
