import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import { HttpError } from '../_shared/http-error.ts'

import type { Sender } from './sender.ts'

export type RateLimits = { perSender: number; perNetwork: number; total: number; windowSeconds: number }

export type NewSubmission = {
  id: string
  enquiry: Enquiry
  /** Digest of the enquiry. The database compares digests to detect another enquiry with the same id. */
  digest: string
  /** Whether the honeypot was filled. A suspected submission is mailed only if an administrator sends it (D47). */
  suspected: boolean
  sender: Sender
}

export type DueSubmission = { id: string; enquiry: Enquiry; receivedAt: Date }

export type Outbox = ReturnType<typeof createOutbox>

/**
 * Creates the operations on the submissions in the database (D32). Each operation rejects with {@link HttpError} 503
 * `storage_unavailable` if the database returns an error or does not respond.
 */
export function createOutbox(database: SupabaseClient, limits: RateLimits) {
  const countedWithin = ({ address, network }: Sender) => ({
    sender: address,
    network,
    sender_limit: limits.perSender,
    network_limit: limits.perNetwork,
    total_limit: limits.total,
    window_seconds: limits.windowSeconds,
  })

  return {
    /**
     * Counts a request that may contain a CV. Returns false if the request exceeds a rate limit. Call `admitUpload`
     * before the body is read, so that rejected requests cost no memory.
     */
    async admitUpload(sender: Sender): Promise<boolean> {
      return z.boolean().parse(unwrap(await database.rpc('admit_upload', countedWithin(sender))))
    },

    /**
     * Stores a submission. Returns `repeated` if the same enquiry is already stored with the same id, `conflicting` if
     * another enquiry is stored with the same id, `limited` if a rate limit is exceeded, otherwise `stored`.
     */
    async store({ id, enquiry, digest, suspected, sender }: NewSubmission) {
      const submission = { submission_id: id, form: enquiry.formType, payload: enquiry, digest, suspected }
      const response = await withOneRetry(() =>
        database.rpc('store_submission', { ...submission, ...countedWithin(sender) }),
      )
      return storeResult.parse(unwrap(response))
    },

    /**
     * Returns a submission that is due to be mailed, or null. The database postpones the submission's next attempt, so
     * that no other caller mails it at the same time. A submission that has been pending for three days is returned
     * for a last attempt. The database sets its state to `failed` before the attempt (D47).
     */
    async claim(): Promise<DueSubmission | null> {
      const [row] = claimResult.parse(unwrap(await database.rpc('claim_submission')))
      return row ? { id: row.id, enquiry: row.payload, receivedAt: new Date(row.created_at) } : null
    },

    async markDelivered(id: string): Promise<void> {
      const delivered = { state: 'delivered', payload: null, delivered_at: new Date().toISOString() }
      unwrap(await withOneRetry(() => database.from('submissions').update(delivered).eq('id', id)))
    },

    /** Marks a submission whose mail was refused permanently as failed. An administrator can send it again (D47). */
    async markFailed(id: string): Promise<void> {
      const failed = { state: 'failed', due_at: new Date().toISOString() }
      unwrap(await withOneRetry(() => database.from('submissions').update(failed).eq('id', id)))
    },

    /**
     * Deletes rows that are too old: submissions, rate-limit counters and earlier versions of case studies. The
     * migration `submission_states` defines the periods.
     */
    async purgeExpired(): Promise<void> {
      unwrap(await database.rpc('purge_expired'))
    },
  }
}

const storeResult = z.enum(['stored', 'repeated', 'conflicting', 'limited'])

/** `payload` is not validated again, because `store` stores only validated enquiries. */
const claimResult = z.array(
  z.object({ id: z.string(), payload: z.custom<Enquiry>(), created_at: z.string() }),
)

type DatabaseResponse = { data: unknown; error: { message: string } | null; status: number }

/**
 * Sends a request once more if there was no response, for example because the server had closed an idle connection.
 * Does not repeat a request that timed out. Use `withOneRetry` only for requests that may be sent twice without a
 * second effect.
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
