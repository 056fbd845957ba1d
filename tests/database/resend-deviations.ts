import type { SupabaseClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import type { Persona } from '../setup/embedded-personas.ts'
import type { RunSql } from './sql-as-persona.ts'

/**
 * `counts` resolves with the rows of the view `submission_counts`, or with null or an empty array if access is denied.
 * `resend` tries to send the failed submissions again.
 */
interface ResendAccess {
  counts: () => Promise<unknown[] | null>
  resend: () => PromiseLike<unknown>
}

export const viaHttp = (client: SupabaseClient): ResendAccess => ({
  counts: async () => (await client.from('submission_counts').select()).data,
  resend: () => client.rpc('resend_submissions', { from_state: 'failed' }),
})

export const viaSql = (runSql: RunSql): ResendAccess => ({
  counts: () => runSql('select * from public.submission_counts'),
  resend: () => runSql(`select public.resend_submissions('failed')`),
})

/**
 * Replaces all submissions with a failed one. Then attempts, as `persona`, to read the numbers of undelivered submissions
 * and to send the failed submission again. Only administrators may do this (D47).
 * @returns one line for each operation that succeeds but must be denied, or is denied but must succeed
 */
export async function resendDeviations(
  backend: Pick<EmbeddedBackend, 'query'>,
  persona: Persona,
  { counts, resend }: ResendAccess,
): Promise<string[]> {
  await backend.query(`
    delete from public.submissions;
    insert into public.submissions (id, form, payload, state)
    values (gen_random_uuid(), 'contact', '{}', 'failed')`)
  const results = { 'read counts': (await counts())?.length === 1, resend: false }
  await resend()
  const pending = await backend.query(`select from public.submissions where state = 'pending'`)
  results.resend = pending.length === 1
  return Object.entries(results)
    .filter(([, isAllowed]) => isAllowed !== (persona === 'administrator'))
    .map(
      ([operation, isAllowed]) =>
        `submissions, ${persona}: ${operation} ${isAllowed ? 'succeeds' : 'is denied'}`,
    )
}
