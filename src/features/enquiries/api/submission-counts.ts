import type { Tables } from '@contracts/database.types'

import { supabase } from '@/lib/supabase'

export type SubmissionCounts = Tables<'submission_counts'>

/** Returns null if the user is not an administrator. */
export async function getSubmissionCounts(): Promise<SubmissionCounts | null> {
  const { data } = await supabase.from('submission_counts').select().maybeSingle().throwOnError()
  return data
}

/** The next retries mail them. Throws if there is none, because another administrator may have resent them. */
export async function resendSubmissions(state: 'failed' | 'suspected'): Promise<number> {
  const { data } = await supabase.rpc('resend_submissions', { from_state: state }).throwOnError()
  if (data === 0) throw new Error(`No submission has the state ${state}`)
  return data
}

/** @param until `suspected_until` of the counts that the administrator has seen: later ones stay (D80) */
export async function deleteSuspected(until: string | null): Promise<number> {
  const { data } = await supabase.rpc('delete_suspected_submissions', until ? { until } : {}).throwOnError()
  return data
}
