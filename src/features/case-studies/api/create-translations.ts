import * as z from 'zod/mini'

import { supabase } from '@/lib/supabase'

const versionKey = { slug: z.string(), language: z.string() }

const reportSchema = z.object({
  translations: z.array(z.object({ ...versionKey, reason: z.optional(z.string()) })),
  skipped: z._default(z.array(z.object({ ...versionKey, reason: z.optional(z.string()) })), []),
  configured: z.optional(z.boolean()),
  failed: z._default(z.array(z.object({ ...versionKey, code: z.optional(z.string()) })), []),
})

export type TranslationReport = z.output<typeof reportSchema>

export interface TranslationScope {
  slug?: string
  languages?: string[]
}

/** The hosting platform stops the edge function after 150 seconds. */
const TIMEOUT_MS = 160_000

const errorSchema = z.object({ error: z.object({ message: z.string() }) })

/** Its message is for the administrator. `backendErrorMessage` recognises the error by its name. */
class TranslationsRefused extends Error {
  override name = 'TranslationsRefused'
}

let setUp: Promise<boolean> | undefined

/** Asks the edge function once. True if it does not respond, so that its own message is shown later. */
export function isTranslationSetUp(): Promise<boolean> {
  setUp ??= createTranslations({ languages: [] }).then(
    ({ configured }) => configured !== false,
    () => true,
  )
  return setUp
}

/** Translates what is missing, of all studies without a scope, for which the request has no payload (spec 7 row 11). */
export async function createTranslations(scope?: TranslationScope): Promise<TranslationReport> {
  const response = await supabase.functions.invoke<unknown>('create-case-study-translations', {
    timeout: TIMEOUT_MS,
    ...(scope && { body: scope }),
  })
  if (!response.error) return reportSchema.parse(response.data)
  const error: unknown = response.error
  const context = error instanceof Error && 'context' in error ? error.context : undefined
  const body: unknown = context instanceof Response ? await context.json().catch(() => null) : null
  const message = errorSchema.safeParse(body).data?.error.message
  throw message ? new TranslationsRefused(message) : error
}
