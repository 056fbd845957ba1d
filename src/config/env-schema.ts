import { z } from 'zod'

const address = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
  .transform((url) => url.replace(/\/+$/, ''))

const schema = z
  .object({
    VITE_SITE_URL: address.default('https://tidebridge.example'),
    VITE_SUPABASE_URL: z.union([address, z.literal('')], { error: 'must be an http(s) address' }).default(''),
    VITE_SUPABASE_PUBLISHABLE_KEY: z.string().default(''),
  })
  .refine((env) => !env.VITE_SUPABASE_URL || env.VITE_SUPABASE_PUBLISHABLE_KEY, {
    path: ['VITE_SUPABASE_PUBLISHABLE_KEY'],
    error: 'is needed when VITE_SUPABASE_URL is set',
  })

export type PublicEnv = z.infer<typeof schema>

/**
 * Checks the variables that the site is built with (see `.env.example`).
 * Runs in `vite.config.ts`, so that the browser gets checked values and needs no validator.
 * @param localPublishableKey key of the embedded backend, used when no other is set
 * @throws Error that names every faulty variable
 */
export function parsePublicEnv(
  variables: Record<string, string | undefined>,
  localPublishableKey: string,
): PublicEnv {
  const result = schema.safeParse(variables)
  if (result.success) {
    const { VITE_SUPABASE_PUBLISHABLE_KEY: key, ...rest } = result.data
    return { ...rest, VITE_SUPABASE_PUBLISHABLE_KEY: key || localPublishableKey }
  }
  const faults = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The environment is not usable:\n${faults.join('\n')}`)
}
