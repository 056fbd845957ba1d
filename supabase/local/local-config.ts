import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'

export const supabaseFolder = new URL('../', import.meta.url)

const schema = z.object({
  api: z.object({
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number(),
  }),
  db: z.object({ seed: z.object({ sql_paths: z.array(z.string()) }) }),
  storage: z.object({
    enabled: z.boolean(),
    file_size_limit: z.string(),
    buckets: z.record(
      z.string(),
      z.object({
        public: z.boolean(),
        file_size_limit: z.string(),
        allowed_mime_types: z.array(z.string()),
        objects_path: z.string(),
      }),
    ),
  }),
  auth: z.object({
    enabled: z.boolean(),
    site_url: z.string(),
    jwt_expiry: z.number(),
    enable_signup: z.boolean(),
    minimum_password_length: z.number(),
    jwt_secret: z.string().min(32),
    publishable_key: z.string().startsWith('sb_publishable_'),
    secret_key: z.string().startsWith('sb_secret_'),
  }),
})

export type LocalConfig = z.infer<typeof schema>

/** @throws ZodError if a value in config.toml is missing or has the wrong type */
export function readLocalConfig(): LocalConfig {
  return schema.parse(parse(readFileSync(new URL('config.toml', supabaseFolder), 'utf8')))
}

export function localKeys(): { publishable: string; secret: string } {
  const { auth } = readLocalConfig()
  return { publishable: auth.publishable_key, secret: auth.secret_key }
}
