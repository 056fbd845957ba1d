import type { SupabaseClient } from '@supabase/supabase-js'

import type { Enquiry } from '../_shared/contracts/enquiry.ts'
import { Refusal } from '../_shared/refusal.ts'

/** How many submissions a stretch of time may bring, from one sender and from all. */
export type RateLimits = { perSender: number; total: number; windowSeconds: number }

export type Submission = {
  id: string
  enquiry: Enquiry
  /** Tells this enquiry from another one under the same id. */
  digest: string
  /** True when the honeypot was filled: kept for a while, never mailed. */
  suspected: boolean
  /** Whose rate it counts against; null when unknown. */
  sender: string | null
}

/** What is handed out to be mailed. */
export type DueSubmission = { id: string; enquiry: Enquiry; receivedAt: Date }

export type Outbox = ReturnType<typeof createOutbox>

/**
 * The submissions in the database (D32). Every operation rejects with 503 `storage_unavailable` when the
 * database cannot be reached or refuses.
 */
export function createOutbox(database: SupabaseClient, limits: RateLimits) {
  return {
    /** Stores it once. `repeated`: it is there already; `conflicting`: another one is there; `limited`: too many. */
    async store({ id, enquiry, digest, suspected, sender }: Submission) {
      const answer = await database.rpc('store_submission', {
        submission_id: id,
        form: enquiry.formType,
        payload: enquiry,
        digest,
        suspected,
        sender,
        sender_limit: limits.perSender,
        total_limit: limits.total,
        window_seconds: limits.windowSeconds,
      })
      return settled(answer) as 'stored' | 'repeated' | 'conflicting' | 'limited'
    },

    /** One submission whose mail is due, for this caller alone; its next attempt is put off. Null when none is. */
    async claim(): Promise<DueSubmission | null> {
      const [row] = settled(await database.rpc('claim_submission')) as StoredSubmission[]
      return row ? { id: row.id, enquiry: row.payload, receivedAt: new Date(row.created_at) } : null
    },

    /** Erases what was mailed; id, form and times remain. */
    async markDelivered(id: string): Promise<void> {
      const delivered = { state: 'delivered', payload: null, delivered_at: new Date().toISOString() }
      settled(await database.from('submissions').update(delivered).eq('id', id))
    },

    /** Deletes suspected submissions after 30 days and counters after one. */
    async forget(now: Date): Promise<void> {
      const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
      const { submissions, counters } = {
        submissions: database.from('submissions').delete().eq('state', 'suspected'),
        counters: database.from('rate_limits').delete(),
      }
      settled(await submissions.lt('created_at', daysAgo(30)))
      settled(await counters.lt('window_start', daysAgo(1)))
    },
  }
}

type StoredSubmission = { id: string; payload: Enquiry; created_at: string }

function settled<Data>({ data, error }: { data: Data; error: unknown }): Data {
  if (error) throw new Refusal(503, 'storage_unavailable', { cause: error })
  return data
}
