import type { SupabaseClient } from '@supabase/supabase-js'
import * as z from 'zod/mini'

import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import { HttpError } from '../_shared/endpoint.ts'
import type { Sender } from './sender.ts'

type RateLimits = { perSender: number; perNetwork: number; total: number; windowSeconds: number }

type NewSubmission = {
  id: string
  enquiry: Enquiry
  /** Whether the honeypot was filled. A suspected submission is mailed only if an administrator sends it (D47). */
  suspected: boolean
  sender: Sender
}

export type DueSubmission = { id: string; enquiry: Enquiry; receivedAt: Date }

export type Outbox = ReturnType<typeof createOutbox>

/** The operations on the submissions (D32). They reject with HttpError 503 `storage_unavailable`. */
export function createOutbox(database: SupabaseClient, limits: RateLimits) {
  const update = async (id: string, values: object) => {
    unwrap(await withOneRetry(() => database.from('submissions').update(values).eq('id', id)))
  }

  return {
    async store({ id, enquiry, suspected, sender }: NewSubmission) {
      const response = await withOneRetry(() =>
        database.rpc('store_submission', {
          submission_id: id,
          form: enquiry.formType,
          payload: enquiry,
          suspected,
          sender: sender.address,
          network: sender.network,
          sender_limit: limits.perSender,
          network_limit: limits.perNetwork,
          total_limit: limits.total,
          window_seconds: limits.windowSeconds,
        }),
      )
      return storeResult.parse(unwrap(response))
    },

    /**
     * Returns a submission that is due to be mailed, or null. The database postpones the submission's next attempt, so
     * that no other caller mails it at the same time.
     */
    async claim(): Promise<DueSubmission | null> {
      const [row] = claimResult.parse(unwrap(await database.rpc('claim_submission')))
      return row ? { id: row.id, enquiry: row.payload, receivedAt: new Date(row.created_at) } : null
    },

    markDelivered: (id: string) =>
      update(id, { state: 'delivered', payload: null, delivered_at: new Date().toISOString() }),

    /** Marks a submission whose mail was refused permanently as failed. An administrator can send it again (D47). */
    markFailed: (id: string) => update(id, { state: 'failed', due_at: new Date().toISOString() }),

    async purgeExpired(): Promise<void> {
      unwrap(await database.rpc('purge_expired'))
    },
  }
}

const storeResult = z.enum(['stored', 'repeated', 'limited'])

/** `payload` is not validated again, because `store` stores only validated enquiries. */
const claimResult = z.array(
  z.object({ id: z.string(), payload: z.custom<Enquiry>(), created_at: z.string() }),
)

type DatabaseResponse = { data: unknown; error: { message: string } | null; status: number }

/**
 * Sends a request once more if there was no response, for example because the server had closed an idle connection.
 * Does not repeat a request that timed out. Use it only for requests that may be sent twice without a second effect.
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
