import { supabase } from '@/lib/supabase'

export interface SubmissionCounts {
  pending: number
  /** Database timestamp of the oldest pending submission. */
  pendingSince: string | null
  failed: number
  suspected: number
}

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

/** The next retries mail them. Throws if there is none, because another administrator may have resent them. */
export async function resendSubmissions(state: 'failed' | 'suspected'): Promise<number> {
  const { data } = await supabase.rpc('resend_submissions', { from_state: state }).throwOnError()
  if (data === 0) throw new Error(`No submission has the state ${state}`)
  return data
}

export async function deleteSuspected(): Promise<number> {
  const { data } = await supabase.rpc('delete_suspected_submissions').throwOnError()
  return data
}
