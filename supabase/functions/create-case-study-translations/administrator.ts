import type { SupabaseClient } from '@supabase/supabase-js'

import type { Database } from '../_shared/contracts/database.types.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { createProjectClient } from '../_shared/project-client.ts'

/** Matches an `Authorization` header (RFC 6750, section 2.1) and captures its token. */
const bearerHeader = /^bearer +([\w.~+/-]+=*)$/i

/**
 * Verifies that the caller is an administrator (D22). Returns a client that sends the caller's token, so row-level
 * security applies to its requests.
 * @throws HttpError 401 `not_signed_in`, 403 `not_an_administrator` or 503 `storage_unavailable`
 */
export async function authenticateAdministrator(
  request: Request,
  project: { url: string; publishableKey: string },
): Promise<SupabaseClient<Database>> {
  const token = bearerHeader.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new HttpError(401, 'not_signed_in')
  const userId = await findUserId(createProjectClient(project.url, project.publishableKey), token)
  const client = createProjectClient(project.url, project.publishableKey, token)
  const { data, error } = await client.from('admins').select('user_id').eq('user_id', userId).maybeSingle()
  if (error) throw new HttpError(503, 'storage_unavailable', { cause: error })
  if (!data) throw new HttpError(403, 'not_an_administrator')
  return client
}

async function findUserId({ auth }: SupabaseClient<Database>, token: string): Promise<string> {
  const { data, error } = await auth.getUser(token)
  if (!error) return data.user.id
  const isClientError = error.status !== undefined && error.status >= 400 && error.status < 500
  if (isClientError && error.status !== 429) throw new HttpError(401, 'not_signed_in', { cause: error })
  throw new HttpError(503, 'storage_unavailable', { cause: error })
}
