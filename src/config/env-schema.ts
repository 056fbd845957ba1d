import { z } from 'zod'

const error = ({ input }: { input?: unknown }) =>
  input === undefined ? 'is required' : 'must be an http(s) URL'

const httpUrl = z.url({ protocol: /^https?$/, error }).transform((url) => url.replace(/\/+$/, ''))

/** A secret key can read and change all data, so it must not be in the scripts of the site. */
export function isSecretKey(key: string): boolean {
  const payload = (key.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  return key.startsWith('sb_secret_') || atob(payload).includes('"service_role"')
}

const schema = z.object({
  VITE_SITE_URL: httpUrl,
  VITE_SUPABASE_URL: z.union([z.literal(''), httpUrl], { error }),
  VITE_SUPABASE_PUBLISHABLE_KEY: z
    .string({ error: 'is required' })
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
