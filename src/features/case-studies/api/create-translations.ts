import * as z from 'zod/mini'

import { supabase } from '@/lib/supabase'

const versionKey = { slug: z.string(), language: z.string() }

const reportSchema = z.object({
  translations: z.array(z.object({ ...versionKey, reason: z.optional(z.string()) })),
  skipped: z._default(z.array(z.object({ ...versionKey, reason: z.optional(z.string()) })), []),
  failed: z._default(
    z.array(z.object({ ...versionKey, code: z.optional(z.string()), message: z.optional(z.string()) })),
    [],
  ),
})

/** Outcome for each version that was missing (D27). */
export type TranslationReport = z.output<typeof reportSchema>

const errorSchema = z.object({ error: z.object({ message: z.optional(z.string()) }) })

/** An error of the function with a message for the administrator; see `backendErrorMessage`. */
class TranslationsRefused extends Error {
  override name = 'TranslationsRefused'
}

/**
 * Creates the missing translations of all English studies (spec 7 row 11).
 * @throws TranslationsRefused with the server's message, or the client's error if the server sent no message
 */
export async function createTranslations(): Promise<TranslationReport> {
  const response = await supabase.functions.invoke<unknown>('create-case-study-translations')
  if (!response.error) return reportSchema.parse(response.data)
  const { context } = response.error as { context?: unknown }
  const body: unknown = context instanceof Response ? await context.json().catch(() => null) : null
  const message = errorSchema.safeParse(body).data?.error.message
  throw message ? new TranslationsRefused(message) : response.error
}
