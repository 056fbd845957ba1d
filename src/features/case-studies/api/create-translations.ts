import * as z from 'zod/mini'

import type { Language } from '@/i18n/languages'
import { supabase } from '@/lib/supabase'

const code = z.optional(z.string())
const version = z.object({
  slug: z.string(),
  language: z.string(),
  reason: code,
  code,
  texts: z.optional(z.json()),
})
const versions = z._default(z.array(version), [])
const reportSchema = z.object({
  translations: versions,
  skipped: versions,
  failed: versions,
  configured: z.optional(z.boolean()),
})

export type TranslationReport = z.output<typeof reportSchema>

/** The hosting platform stops the edge function after 150 seconds. */
const TIMEOUT_MS = 160_000

const errorSchema = z.object({ error: z.object({ message: z.string() }) })

/** Its message is for the administrator. `backendErrorMessage` recognizes the error by its name. */
class TranslationsRefused extends Error {
  override name = 'TranslationsRefused'
}

let setUp: Promise<boolean> | undefined

/** Asks the edge function once. True also if it fails, because a translation run then shows the cause. */
export function isTranslationSetUp(): Promise<boolean> {
  setUp ??= createTranslations({ languages: [] }).then(
    ({ configured }) => configured !== false,
    () => true,
  )
  return setUp
}

export interface TranslationScope {
  slug?: string
  languages?: readonly Language[]
  /** Returns the texts and stores nothing. */
  preview?: true
}

/**
 * Translates what is missing, and in a preview also what exists. Without a scope, it concerns all studies and sends no
 * body (spec 7 row 11).
 */
export async function createTranslations(scope?: TranslationScope): Promise<TranslationReport> {
  const result = await supabase.functions.invoke<unknown>('create-case-study-translations', {
    timeout: TIMEOUT_MS,
    ...(scope && { body: scope }),
  })
  if (!result.error) return reportSchema.parse(result.data)
  const body: unknown = await result.response?.json().catch(() => null)
  const message = errorSchema.safeParse(body).data?.error.message
  throw message ? new TranslationsRefused(message) : result.error
}
