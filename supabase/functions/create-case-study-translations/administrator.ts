import type { SupabaseClient } from '@supabase/supabase-js'

import type { Database } from '../_shared/contracts/database.types.ts'
import { HttpError } from '../_shared/endpoint.ts'
import { createProjectClient } from '../_shared/project-client.ts'
import type { Environment } from './environment.ts'

/** Returns a client that sends the token of the administrator, so row-level security applies to it (D22). */
export async function authenticateAdministrator(
  request: Request,
  environment: Environment,
): Promise<SupabaseClient<Database>> {
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new HttpError(401, 'not_signed_in')
  const userId = await findUserId(
    createProjectClient(environment, environment.SUPABASE_PUBLISHABLE_KEYS),
    token,
  )
  const client = createProjectClient(environment, environment.SUPABASE_PUBLISHABLE_KEYS, token)
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
