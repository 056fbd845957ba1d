import { z } from 'zod'

const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http(s) URL' })
  .transform((url) => url.replace(/\/+$/, ''))

const schema = z
  .object({
    VITE_SITE_URL: httpUrl.default('https://tidebridge.example'),
    VITE_SUPABASE_URL: z.union([httpUrl, z.literal('')], { error: 'must be an http(s) URL' }).default(''),
    VITE_SUPABASE_PUBLISHABLE_KEY: z.string().default(''),
  })
  .refine((env) => !env.VITE_SUPABASE_URL || env.VITE_SUPABASE_PUBLISHABLE_KEY, {
    path: ['VITE_SUPABASE_PUBLISHABLE_KEY'],
    error: 'is required if VITE_SUPABASE_URL is set',
  })

export type PublicEnv = z.infer<typeof schema>

/** Throws an error that names the invalid variables. The key of the embedded backend is the default key. */
export function parsePublicEnv(
  variables: Record<string, string | undefined>,
  localPublishableKey: string,
): PublicEnv {
  const result = schema.safeParse(variables)
  if (result.success) {
    const { VITE_SUPABASE_PUBLISHABLE_KEY: key, ...rest } = result.data
    return { ...rest, VITE_SUPABASE_PUBLISHABLE_KEY: key || localPublishableKey }
  }
  const messages = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`Invalid environment variables:\n${messages.join('\n')}`)
}
