import type { SendMail } from '../_shared/mail.ts'
import { enquiryMail } from './enquiry-mail.ts'
import type { DueSubmission, Outbox } from './outbox.ts'

export type DeliveryDependencies = {
  outbox: Pick<Outbox, 'claim' | 'markDelivered'>
  sendMail: SendMail
  log: (message: string, cause?: unknown) => void
}

/** After this long no further mail is begun: a hosted function is ended after 150 seconds, and one mail may take 60. */
const budgetMilliseconds = 60_000

/**
 * Mails everything that is due, one after the other, and counts what the mail server took. A mail that fails is
 * logged and stays due later (D32); never rejects.
 */
export async function deliverDue({ outbox, sendMail, log }: DeliveryDependencies): Promise<number> {
  const end = Date.now() + budgetMilliseconds
  let delivered = 0
  try {
    while (Date.now() < end) {
      const submission = await outbox.claim()
      if (!submission) break
      if (await send(submission)) {
        await outbox.markDelivered(submission.id)
        delivered += 1
      }
    }
  } catch (cause) {
    log('delivery_interrupted', cause)
  }
  return delivered

  async function send({ id, enquiry, receivedAt }: DueSubmission): Promise<boolean> {
    try {
      await sendMail(enquiryMail(enquiry, { id, receivedAt }))
      return true
    } catch (cause) {
      log(`mail_failed ${id}`, cause)
      return false
    }
  }
}
