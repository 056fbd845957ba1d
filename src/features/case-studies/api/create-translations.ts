import * as z from 'zod/mini'

import { supabase } from '@/lib/supabase'

const version = { slug: z.string(), language: z.string() }

const answer = z.object({
  translations: z.array(z.object({ ...version, reason: z.optional(z.string()) })),
  skipped: z._default(z.array(z.object({ ...version, reason: z.optional(z.string()) })), []),
  failed: z._default(
    z.array(z.object({ ...version, code: z.optional(z.string()), message: z.optional(z.string()) })),
    [],
  ),
})

/** What became of each missing language version (D27). */
export type TranslationReport = z.output<typeof answer>

const refusal = z.object({ error: z.object({ message: z.optional(z.string()) }) })

/** The function refused, and said why in words meant for the administrator; see `backendErrorMessage`. */
class TranslationsRefused extends Error {
  override name = 'TranslationsRefused'
}

/**
 * Has the missing language versions of all English studies made (spec 7 row 11).
 * @throws TranslationsRefused with the server's message; any other error when there is none
 */
export async function createTranslations(): Promise<TranslationReport> {
  const response = await supabase.functions.invoke<unknown>('create-case-study-translations')
  if (!response.error) return answer.parse(response.data)
  const { context } = response.error as { context?: unknown }
  const body: unknown = context instanceof Response ? await context.json().catch(() => null) : null
  const message = refusal.safeParse(body).data?.error.message
  throw message ? new TranslationsRefused(message) : response.error
}
