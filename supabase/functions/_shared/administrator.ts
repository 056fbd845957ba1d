import type { SupabaseClient } from '@supabase/supabase-js'

import type { Database } from './contracts/database.types.ts'
import { Refusal } from './refusal.ts'
import { connect } from './supabase.ts'

/** RFC 6750, 2.1. */
const bearer = /^bearer +([\w.~+/-]+=*)$/i

/**
 * Lets an administrator in (D22) and gives a client that acts with the caller's own token, so that row-level
 * security decides what they may do. The token is checked by the auth server and the membership by the
 * database; nothing the token says of itself counts.
 *
 * Refuses with `not_signed_in` (401: no token, or one that is forged, expired or revoked),
 * `not_an_administrator` (403) or `storage_unavailable` (503).
 */
export async function connectAsAdministrator(
  request: Request,
  project: { url: string; publishableKey: string },
): Promise<SupabaseClient<Database>> {
  const token = bearer.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new Refusal(401, 'not_signed_in')
  const userId = await findUser(connect(project.url, project.publishableKey), token)
  const client = connect(project.url, project.publishableKey, token)
  const { data, error } = await client.from('admins').select('user_id').eq('user_id', userId).maybeSingle()
  if (error) throw new Refusal(503, 'storage_unavailable', { cause: error })
  if (!data) throw new Refusal(403, 'not_an_administrator')
  return client
}

async function findUser({ auth }: SupabaseClient<Database>, token: string): Promise<string> {
  const { data, error } = await auth.getUser(token)
  if (!error) return data.user.id
  const isRefusal = error.status !== undefined && error.status >= 400 && error.status < 500
  if (isRefusal && error.status !== 429) throw new Refusal(401, 'not_signed_in', { cause: error })
  throw new Refusal(503, 'storage_unavailable', { cause: error })
}
