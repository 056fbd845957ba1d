import { deleteSuspected, resendSubmissions } from '@/features/enquiries/api/submission-counts'

import { tried } from './attempt'

const again = 'failed. Please try again.'

/** What an administrator does with undelivered enquiries (D47). */
export const enquiryWrites = {
  sendAgain: () => queued('Send again', 'failed'),
  forward: () => queued('Forward to our mailbox', 'suspected'),
  deleteSuspected: () =>
    tried(`Delete: ${again}`, async () => ({ title: `Deleted: ${await deleteSuspected()}` })),
}

const queued = (label: string, state: 'failed' | 'suspected') =>
  tried(`${label}: ${again}`, async () => ({
    title: `Queued to be emailed: ${await resendSubmissions(state)}`,
  }))
