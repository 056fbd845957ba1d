import { createHmac } from 'node:crypto'
import { createClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys, readLocalConfig } from '../../supabase/local/local-config.ts'

/** The local administrator (D49) */
const administrator = { email: 'admin@example.com', password: 'local-admin-password' }

/** Creates a user with the password of the administrator. Uses SQL, because sign-up is disabled. */
export const createUser = (backend: EmbeddedBackend, email: string) =>
  backend.query(
    `with person as (
       insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
       select gen_random_uuid(), aud, role, $1, encrypted_password, now(), raw_app_meta_data
       from auth.users where email = $2
       returning id
     )
     insert into auth.identities (id, user_id, provider, provider_id, identity_data)
     select id, id, 'email', id::text, jsonb_build_object('sub', id, 'email', $1::text) from person`,
    [email, administrator.email],
  )

export async function signIn(backend: EmbeddedBackend, email = administrator.email) {
  const client = createClient('http://localhost', localKeys().publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => backend.handle(new Request(input, init), '127.0.0.1') },
  })
  const { data, error } = await client.auth.signInWithPassword({ email, password: administrator.password })
  if (error) throw error
  return { token: data.session.access_token, signOut: () => client.auth.signOut({ scope: 'local' }) }
}

/** Returns a copy of the token in which `claims` are added or replaced, signed again as the auth server would sign it. */
export function withClaims(
  token: string,
  claims: Record<string, unknown>,
  secret = readLocalConfig().auth.jwt_secret,
): string {
  const [header, payload = ''] = token.split('.')
  const issued = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object
  const changed = Buffer.from(JSON.stringify({ ...issued, ...claims })).toString('base64url')
  const signature = createHmac('sha256', secret).update(`${header}.${changed}`).digest('base64url')
  return `${header}.${changed}.${signature}`
}
