import { z } from 'zod'

const error = ({ input }: { input?: unknown }) =>
  input === undefined ? 'is required' : 'must be an http(s) URL'

const httpUrl = z.url({ protocol: /^https?$/, error }).transform((url) => url.replace(/\/+$/, ''))

const httpOrigin = httpUrl.refine(
  (url) => URL.canParse(url) && new URL(url).origin === url,
  'must be an origin without a path, such as https://www.example.com',
)

/** A secret key can read and change all data, so it must not be in the scripts of the site. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('sb_secret_') || payloadOf(key).includes('"service_role"')
}

/** Returns the payload of a JSON Web Token, or an empty string. */
function payloadOf(token: string): string {
  try {
    return atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}

const schema = z.object({
  VITE_SITE_URL: httpOrigin,
  VITE_SUPABASE_URL: z.union([z.literal(''), httpOrigin], { error }),
  VITE_SUPABASE_PUBLISHABLE_KEY: z
    .string({ error: 'is required' })
    .regex(/^[\w.-]+$/, 'must contain only letters, digits, dots, - and _')
    .refine((key) => !isSecretKey(key), 'is a secret key. Use the publishable key'),
})

export type PublicEnv = z.infer<typeof schema>

/**
 * Returns the settings of the site. Throws an error that names the missing and invalid variables, and refuses a secret
 * key (D67).
 * @param localKey publishable key of the embedded backend. Without it, all variables are required. With it, the site
 *   uses the embedded backend if `VITE_SUPABASE_URL` is missing.
 */
export function parsePublicEnv(variables: Record<string, string | undefined>, localKey?: string): PublicEnv {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value))
  const embedded = { VITE_SUPABASE_URL: '', VITE_SUPABASE_PUBLISHABLE_KEY: localKey }
  const defaults = localKey && {
    VITE_SITE_URL: 'https://tidebridge.example',
    ...(given.VITE_SUPABASE_URL ? {} : embedded),
  }
  const result = schema.safeParse({ ...defaults, ...given })
  if (result.success) return result.data
  const messages = result.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`)
  const hint = localKey ? '' : '\nTo build the demonstration content, run `npm run build:demo`.'
  throw new Error(`Invalid environment variables:\n${messages.join('\n')}${hint}`)
}
