import { createHmac } from 'node:crypto'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import type { EmbeddedBackend } from '../../supabase/local/embedded-backend.ts'
import { localKeys, readLocalConfig } from '../../supabase/local/local-config.ts'

export const personas = [
  'anonymous',
  'signed-in user',
  'user with forged metadata',
  'removed administrator',
  'administrator',
  'service role',
] as const
export type Persona = (typeof personas)[number]

export const emails: Partial<Record<Persona, string>> = {
  'signed-in user': 'user@example.com',
  'user with forged metadata': 'forger@example.com',
  'removed administrator': 'former-admin@example.com',
  administrator: 'admin@example.com',
}

export const forgedMetadata = { role: 'service_role', is_admin: true, admin: true }

/** The local administrator (D49). All personas with an account have this password. */
const administrator = { email: 'admin@example.com', password: 'local-admin-password' }

/**
 * Returns a client of supabase-js that calls the backend in this process. The client has the rights of the access
 * token, or the rights of the API key if there is no token.
 */
export function clientFor(backend: EmbeddedBackend, key: string, token?: string) {
  return createClient('http://localhost', key, {
    accessToken: token ? () => Promise.resolve(token) : undefined,
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => backend.handle(await withContentLength(input, init), '127.0.0.1'),
    },
  })
}

/**
 * Sets the header `Content-Length`, which HTTP clients set themselves. `@supabase/lite` compares it with the size limit of
 * a bucket.
 */
async function withContentLength(input: RequestInfo | URL, init?: RequestInit): Promise<Request> {
  const request = new Request(input, init)
  const { byteLength } = await request.clone().arrayBuffer()
  if (byteLength > 0) request.headers.set('content-length', String(byteLength))
  return request
}

/**
 * Inserts a user with the password of the administrator, and returns the id of the user. Uses SQL, because sign-up is
 * disabled.
 */
async function createUser(backend: EmbeddedBackend, email: string): Promise<string> {
  const [user] = await backend.query<{ user_id: string }>(
    `with person as (
       insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data)
       select gen_random_uuid(), aud, role, $1, encrypted_password, now(), raw_app_meta_data
       from auth.users where email = $2
       returning id
     )
     insert into auth.identities (id, user_id, provider, provider_id, identity_data)
     select id, id, 'email', id::text, jsonb_build_object('sub', id, 'email', $1::text) from person
     returning user_id`,
    [email, administrator.email],
  )
  if (!user) throw new Error('the local administrator is missing')
  return user.user_id
}

async function signIn(backend: EmbeddedBackend, email: string): Promise<SupabaseClient> {
  const client = clientFor(backend, localKeys().publishable)
  const { error } = await client.auth.signInWithPassword({ email, password: administrator.password })
  if (error) throw error
  return client
}

/**
 * Creates a user and returns a client whose access token contains `forgedMetadata`. A hosted project puts the metadata
 * of a user into the token. The embedded backend does not, so this function adds the metadata and signs the token
 * again.
 */
async function signInWithForgedMetadata(backend: EmbeddedBackend): Promise<SupabaseClient> {
  await createUser(backend, 'forger@example.com')
  const client = await signIn(backend, 'forger@example.com')
  const { data, error } = await client.auth.updateUser({ data: forgedMetadata })
  if (error) throw error
  const session = (await client.auth.getSession()).data.session
  const { user_metadata } = data.user
  return clientFor(
    backend,
    localKeys().publishable,
    withClaims(session?.access_token ?? '', { user_metadata }),
  )
}

/**
 * Returns a copy of the token in which `claims` are added or replaced. Signs the copy with `secret` (by default the
 * secret of the auth server).
 */
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

async function signInAndLoseRights(backend: EmbeddedBackend): Promise<SupabaseClient> {
  const id = await createUser(backend, 'former-admin@example.com')
  await backend.query('insert into public.admins (user_id) values ($1)', [id])
  const client = await signIn(backend, 'former-admin@example.com')
  const { data } = await client.from('admins').select().eq('user_id', id)
  if (data?.length !== 1) throw new Error('the new administrator has no row in the table admins')
  await backend.query('delete from public.admins where user_id = $1', [id])
  return client
}

/**
 * Creates the accounts of the personas, except for the account of the administrator, which every embedded backend has.
 * `anonymous` and `service role` have no account. Returns a client for each persona, signed in if the persona has an
 * account.
 */
export async function signInPersonas(backend: EmbeddedBackend): Promise<Record<Persona, SupabaseClient>> {
  await createUser(backend, 'user@example.com')
  return {
    anonymous: clientFor(backend, localKeys().publishable),
    'signed-in user': await signIn(backend, 'user@example.com'),
    'user with forged metadata': await signInWithForgedMetadata(backend),
    'removed administrator': await signInAndLoseRights(backend),
    administrator: await signIn(backend, administrator.email),
    'service role': clientFor(backend, localKeys().secret),
  }
}
