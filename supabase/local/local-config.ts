import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { z } from 'zod'

export const supabaseFolder = new URL('../', import.meta.url)

/** The values that our code reads. `@supabase/lite` checks those that it reads. */
const schema = z.object({
  api: z.looseObject({}),
  db: z.object({ seed: z.object({ sql_paths: z.array(z.string()) }) }),
  storage: z.looseObject({ buckets: z.record(z.string(), z.looseObject({ objects_path: z.string() })) }),
  auth: z.looseObject({
    jwt_secret: z.string(),
    publishable_key: z.string(),
    secret_key: z.string(),
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
