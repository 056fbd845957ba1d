import type { DeliveryDependencies } from './deliver.ts'

/**
 * While a submission has failed or waits for more than an hour, mails their numbers once a day (D68).
 * @param site origin of the site, such as `https://www.example.com`
 */
export async function sendReminder({ outbox, sendMail }: DeliveryDependencies, site = ''): Promise<void> {
  const numbers = await outbox.claimReminder()
  if (!numbers) return
  const { failed, late } = numbers
  try {
    await sendMail({
      id: crypto.randomUUID(),
      subject: `Undelivered enquiries: ${failed} failed, ${late} waiting`,
      replyTo: null,
      intro:
        'These enquiries are stored, but were not mailed to this mailbox. An administrator can send the failed ones again. This mail comes once a day until all are delivered or deleted.',
      rows: [
        ['Failed', String(failed)],
        ['Waiting for more than an hour', String(late)],
        ['Admin area', `${site}/tb_admin`],
      ],
      metadata: [],
      attachments: [],
    })
  } catch (cause) {
    console.error(`reminder_failed: ${failed} enquiries failed, ${late} are waiting`, cause)
  }
}
