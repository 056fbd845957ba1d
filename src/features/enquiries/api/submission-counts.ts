import { isoTime } from '@/lib/format'
import { supabase } from '@/lib/supabase'

export interface SubmissionCounts {
  pending: number
  /** Database timestamp of the oldest pending submission. */
  pendingSince: string | null
  /** D68: the oldest has been pending for more than an hour. */
  isLate: boolean
  failed: number
  suspected: number
}

const HOUR_MS = 60 * 60 * 1000

/** Returns null if the user is not an administrator. */
export async function getSubmissionCounts(): Promise<SubmissionCounts | null> {
  const { data } = await supabase.from('submission_counts').select().maybeSingle().throwOnError()
  if (!data) return null
  const pendingSince = data.pending_since
  return {
    pending: data.pending ?? 0,
    pendingSince,
    isLate: pendingSince !== null && Date.now() - Date.parse(isoTime(pendingSince)) > HOUR_MS,
    failed: data.failed ?? 0,
    suspected: data.suspected ?? 0,
  }
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
