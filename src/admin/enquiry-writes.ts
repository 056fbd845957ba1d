import { deleteSuspected, resendSubmissions } from '@/features/enquiries/api/submission-counts'

import { tried } from './attempt'

const again = 'failed. Please try again.'

/** What an administrator does with undelivered enquiries (D47). */
export const enquiryWrites = {
  sendAgain: () => queued('Send again', 'failed'),
  forward: () => queued('Forward to our mailbox', 'suspected'),
  /** @param until `suspected_until` of the counts that the administrator has seen: later ones stay (D80) */
  deleteSuspected: (until: string | null) =>
    tried(`Delete: ${again}`, async () => ({ title: `Deleted: ${await deleteSuspected(until)}` })),
}

const queued = (label: string, state: 'failed' | 'suspected') =>
  tried(`${label}: ${again}`, async () => ({
    title: `Queued to be emailed: ${await resendSubmissions(state)}`,
  }))
