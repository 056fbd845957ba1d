import { enquiryMail } from './enquiry-mail.ts'
import { limitConcurrency } from './limit-concurrency.ts'
import { isRefusedPermanently, type SendMail } from './mail.ts'
import type { DueSubmission, Outbox } from './outbox.ts'

export type DeliveryDependencies = { outbox: Outbox; sendMail: SendMail }

/** With the default `SMTP_TIMEOUT_MS`, the last mail ends 48 seconds later. The platform stops a function after 150. */
const timeLimitMilliseconds = 60_000

/** Mailing a CV takes several times its size in memory. */
const inTurn = limitConcurrency(2)

/** Never rejects. A submission whose mail fails becomes due again (D32), unless the server refuses it (D47). */
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
      console.error('delivery_interrupted', cause)
    }
    return delivered
  })
}

async function deliver(
  { id, enquiry, receivedAt }: DueSubmission,
  { outbox, sendMail }: DeliveryDependencies,
): Promise<boolean> {
  try {
    await sendMail(enquiryMail(enquiry, { id, receivedAt }))
  } catch (cause) {
    console.error(`mail_failed ${id}`, cause)
    if (isRefusedPermanently(cause)) await outbox.markFailed(id)
    return false
  }
  await outbox.markDelivered(id)
  return true
}
