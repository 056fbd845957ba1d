import type { SupabaseClient } from '@supabase/supabase-js'

import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import type { PublicationState } from '../_shared/contracts/publication.ts'
import { HttpError } from '../_shared/endpoint.ts'
import type { Environment } from './environment.ts'
import type { Sender } from './sender.ts'

/**
 * `withOffer` is true if the visitor claimed the offer of the popup (D60). `language` is that of the visitor's page (D80).
 * The content of a CV is empty if the database did not keep it (D79).
 */
export type StoredEnquiry = Enquiry & { withOffer?: boolean; language?: string }

type UndeliveredNumbers = { failed: number; late: number; suspected: number }

export type DueSubmission = { id: string; enquiry: StoredEnquiry; receivedAt: Date }

export type Outbox = ReturnType<typeof createOutbox>

type ClaimedRow = { id: string; payload: StoredEnquiry; created_at: string }

/** The operations on the submissions (D32). If the database fails, they reject with HttpError 503. */
export function createOutbox(database: SupabaseClient, environment: Environment) {
  return {
    /** A suspected submission is mailed only if an administrator sends it (D47). */
    async store(submission: { id: string; enquiry: StoredEnquiry; suspected: boolean; sender: Sender }) {
      const { id, enquiry, suspected, sender } = submission
      const response = await withOneRetry(() =>
        database.rpc('store_submission', {
          submission_id: id,
          form: enquiry.formType,
          payload: enquiry,
          suspected,
          sender: sender.address,
          network: sender.network,
          sender_limit: environment.RATE_LIMIT_PER_SENDER,
          network_limit: environment.RATE_LIMIT_PER_NETWORK,
          total_limit: environment.RATE_LIMIT_TOTAL,
          window_seconds: environment.RATE_LIMIT_WINDOW_SECONDS,
        }),
      )
      return unwrap(response) as 'stored' | 'repeated' | 'limited'
    },

    /** Returns a due submission or null. The database postpones it, so that no other caller mails it meanwhile. */
    async claim(): Promise<DueSubmission | null> {
      const response = await withOneRetry(() => database.rpc('claim_submission'))
      const [row] = unwrap(response) as ClaimedRow[]
      return row ? { id: row.id, enquiry: row.payload, receivedAt: new Date(row.created_at) } : null
    },

    async markDelivered(id: string) {
      const delivered = { state: 'delivered', payload: null, delivered_at: new Date().toISOString() }
      unwrap(await withOneRetry(() => database.from('submissions').update(delivered).eq('id', id)))
    },

    /** Returns the numbers of undelivered submissions, or null if no reminder is due. */
    async claimReminder(): Promise<UndeliveredNumbers | null> {
      const [numbers] = unwrap(await database.rpc('claim_reminder')) as UndeliveredNumbers[]
      return numbers ?? null
    },

    /** Returns true for one caller in each period. */
    async claimTurn(subject: string, period: string): Promise<boolean> {
      const response = await withOneRetry(() => database.rpc('claim_turn', { subject, period }))
      return unwrap(response) === true
    },

    /** @param content the `content` of `/build.json` */
    async publicationState(content: string): Promise<PublicationState> {
      const response = await withOneRetry(() => database.rpc('publication_state', { content }))
      return unwrap(response) as PublicationState
    },
  }
}

type DatabaseResponse = { data: unknown; error: { message: string } | null; status: number }

/**
 * The server may have closed an idle connection. Use this only if a second request does no harm. What the first request
 * may have claimed becomes due again.
 */
async function withOneRetry(send: () => PromiseLike<DatabaseResponse>): Promise<DatabaseResponse> {
  const response = await send()
  const isConnectionLost = response.status === 0 && !response.error?.message.startsWith('TimeoutError')
  return isConnectionLost ? send() : response
}

function unwrap({ data, error }: { data: unknown; error: unknown }): unknown {
  if (error) throw new HttpError(503, 'storage_unavailable', { cause: error })
  return data
}
