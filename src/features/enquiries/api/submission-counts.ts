import { supabase } from '@/lib/supabase'

/** Undelivered submissions, for the admin area (D47). */
export interface SubmissionCounts {
  pending: number
  /** Database timestamp at which the oldest pending submission became pending. Null if no submission is pending. */
  pendingSince: string | null
  failed: number
  suspected: number
}

/** Returns null if the signed-in user is not an administrator. */
export async function getSubmissionCounts(): Promise<SubmissionCounts | null> {
  const { data } = await supabase.from('submission_counts').select().maybeSingle().throwOnError()
  return (
    data && {
      pending: data.pending ?? 0,
      pendingSince: data.pending_since,
      failed: data.failed ?? 0,
      suspected: data.suspected ?? 0,
    }
  )
}

/**
 * Makes all failed or all suspected submissions pending, so that the next retries mail them, and returns their number.
 * Throws if there is none, for example because another administrator has already resent them.
 */
export async function resendSubmissions(state: 'failed' | 'suspected'): Promise<number> {
  const { data } = await supabase.rpc('resend_submissions', { from_state: state }).throwOnError()
  if (data === 0) throw new Error(`No submission has the state ${state}`)
  return data
}
